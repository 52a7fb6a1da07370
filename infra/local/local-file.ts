import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from './start-stack.ts';
import { localSettings } from './stack-settings.ts';

/** Writes `<data>/local.json`, in which commands such as `npm run make-admin` find the running local stack. */
export function writeLocalFile(dataDir: string, stack: Stack): { remove(): void } {
  const file = path.join(dataDir, 'local.json');
  const { siteUrl, endpoints, emulators } = stack;
  const { userPoolId, clientId } = emulators.cognito;
  const { region, credentials } = localSettings;
  const { webhookSecret } = localSettings.stripe;
  const place = { siteUrl, userPoolId, clientId, region, endpoints, credentials };
  // The secret of a Stripe test account is in `.env` only.
  const content = { ...place, ...(endpoints.stripe && { webhookSecret }) };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return { remove: () => rmSync(file, { force: true }) };
}
