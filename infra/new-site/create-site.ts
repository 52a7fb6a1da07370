import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Answers } from './answers.ts';
import { configFiles } from './config-files.ts';
import { Refused } from './refused.ts';

const template = path.resolve(import.meta.dirname, '../../sites/blank');

/** @throws Refused if there is such a site already */
export function requireFree(sites: string, name: string): void {
  if (!existsSync(path.join(sites, name))) return;
  throw new Refused(`sites/${name} already exists. Choose another name.`);
}

/**
 * Writes a site: a copy of `sites/blank` with the answers inserted. It appears as a whole or not at all.
 * @returns its folder
 * @throws Refused if the folder exists
 */
export async function createSite(sites: string, answers: Answers): Promise<string> {
  const folder = path.join(sites, answers.folder);
  requireFree(sites, answers.folder);
  const files = Object.entries(await configFiles(answers));
  mkdirSync(sites, { recursive: true });
  const draft = mkdtempSync(path.join(sites, '.new-'));
  try {
    cpSync(template, draft, { recursive: true });
    for (const [file, text] of files) writeFileSync(path.join(draft, file), text);
    // The copy has the permissions of a temporary folder.
    chmodSync(draft, statSync(template).mode);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
