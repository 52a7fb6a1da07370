import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { lockData, lockFile } from './lock-data.ts';
import { loadDotEnv } from './load-dot-env.ts';
import { dataDirectory } from './start-settings.ts';

npmCommand('reset').parse();
loadDotEnv();
const dataDir = dataDirectory(process.env);
const isOurs = existsSync(path.join(dataDir, lockFile));
const lock = isOurs ? lockData(dataDir) : undefined;

if (!existsSync(dataDir)) {
  console.log('There is nothing to reset.');
} else if (!isOurs) {
  console.error(`${dataDir} does not contain Outcrop's data, so nothing was deleted.`);
  process.exitCode = 1;
} else if (!lock) {
  console.error(`Outcrop is running on ${dataDir}. Stop it first (Ctrl-C), then reset.`);
  process.exitCode = 1;
} else {
  lock.release();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Deleted ${dataDir}. The next npm start creates the samples again.`);
}
