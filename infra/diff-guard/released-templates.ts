import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Template } from './compare-templates.ts';

const folder = path.resolve(import.meta.dirname, '../../tests/releases');

/** Versions whose data and template are kept, oldest first. */
export const releases: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The settings of the released templates: those of a new stage, independent of the shop's own domain. */
export const releasedSettings = { senderEmail: 'no-reply@outcrop.test' };

/** Returns the folder with the data and the template of a version. */
export const releaseFolder = (version: string) => path.join(folder, version);

/** Reads the CloudFormation template that `cdk synth` wrote for a version. */
export function releasedTemplate(version: string): Template {
  const packed = readFileSync(path.join(releaseFolder(version), 'template.json.gz'));
  return JSON.parse(gunzipSync(packed).toString('utf8')) as Template;
}
