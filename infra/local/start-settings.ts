import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { localDataFolder } from '../local-data-folder.ts';
import { StartRefused } from './start-refused.ts';
import { localSettings } from './stack-settings.ts';

export interface StartSettings {
  port: number;
  dataDir: string;
  /** The keys of a Stripe test account, from `.env`; without them the Stripe emulator is used. */
  stripe?: { secretKey: string; webhookSecret: string };
  /** Whether a stand-in for GuardDuty scans uploads: `MALWARE_SCAN=on`. */
  malwareScan: boolean;
  warnings: string[];
}

type Environment = Record<string, string | undefined>;

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the absolute path of `localDataFolder`. */
export function dataDirectory(environment: Environment): string {
  return path.resolve(root, localDataFolder(environment));
}

/**
 * Reads the settings from the environment.
 * @throws StartRefused for an invalid port, or a Stripe key that could take real payments
 */
export function readStartSettings(environment: Environment): StartSettings {
  const port = Number(environment['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartRefused(`PORT=${environment['PORT']} is not a port: use a number up to 65535.`);
  }
  const malwareScan = environment['MALWARE_SCAN'] === 'on';
  const dataDir = dataDirectory(environment);
  return { port, dataDir, malwareScan, ...readStripe(environment, port) };
}

function readStripe(environment: Environment, port: number) {
  const secretKey = environment['STRIPE_SECRET_KEY'];
  if (!secretKey || secretKey === localSettings.stripe.secretKey) return { warnings: [] };
  if (!/^(sk|rk)_test_/.test(secretKey)) {
    throw new StartRefused(
      'STRIPE_SECRET_KEY is not a test key. The local stack never takes real money: use one that begins with sk_test_.',
    );
  }
  const webhookSecret = environment['STRIPE_WEBHOOK_SECRET'];
  const forward = `stripe listen --forward-to localhost:${port}/api/stripe/webhook`;
  const warning = `STRIPE_WEBHOOK_SECRET is not set: Stripe's webhooks are refused. Run "${forward}" and put the whsec_… it prints into .env. Until then purchases are granted by the return page and the sweep.`;
  return {
    stripe: {
      secretKey,
      webhookSecret: webhookSecret || `whsec_${randomBytes(16).toString('hex')}`,
    },
    warnings: webhookSecret ? [] : [warning],
  };
}
