import { now } from './clock.ts';

/** Whether a row has expired. DynamoDB deletes such rows with a delay; until then they are hidden. */
export function isExpired({ expiresAt }: { expiresAt?: number }): boolean {
  return expiresAt !== undefined && expiresAt <= now().getTime() / 1000;
}
