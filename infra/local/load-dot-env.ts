import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads `.env`, if there is one, into this process's environment; what is set already wins. */
export function loadDotEnv(file = path.join(root, '.env')): void {
  if (existsSync(file)) loadEnvFile(file);
}
