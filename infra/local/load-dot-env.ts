import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads `.env`, if it exists, into this process's environment. Variables that are already set take precedence. */
export function loadDotEnv(file = path.join(root, '.env')): void {
  if (existsSync(file)) loadEnvFile(file);
}
