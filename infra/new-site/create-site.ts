import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answers } from './answers.ts';
import { configFiles } from './config-files.ts';
import { Refused } from './refused.ts';

const template = path.resolve(import.meta.dirname, '../../sites/blank');

/**
 * Writes a site: a copy of `sites/blank` with the answers inserted.
 * @returns its folder
 * @throws Refused if the folder exists
 */
export async function createSite(sites: string, answers: Answers): Promise<string> {
  const folder = path.join(sites, answers.folder);
  if (existsSync(folder)) {
    throw new Refused(`sites/${answers.folder} exists already: choose another name.`);
  }
  mkdirSync(sites, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const [file, text] of Object.entries(await configFiles(answers))) {
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
