import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from './start-stack.ts';
import { laptop } from './stack-settings.ts';

/** `<data>/laptop.json`: where commands for operators (`npm run make-admin`) find the running laptop. */
export function writeLaptopFile(dataDir: string, stack: Stack): { remove(): void } {
  const file = path.join(dataDir, 'laptop.json');
  const { siteUrl, endpoints, emulators } = stack;
  const { userPoolId, clientId } = emulators.cognito;
  const { region, credentials } = laptop;
  const content = { siteUrl, userPoolId, clientId, region, endpoints, credentials };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return { remove: () => rmSync(file, { force: true }) };
}
