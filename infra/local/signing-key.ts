import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the random key that signs tokens. It is created once per data folder, so tokens survive a restart. */
export function readSigningKey(dataDir: string | undefined): string {
  if (dataDir === undefined) return randomBytes(32).toString('hex');
  const file = path.join(dataDir, 'signing-key');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
