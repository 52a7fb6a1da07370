import { readFileSync } from 'node:fs';
import type { Template } from './compare-templates.ts';

/**
 * Reads a CloudFormation template from a JSON file.
 * @throws Error if the file cannot be read or is not a template: all resources would seem to be removed
 */
export function readTemplate(file: string): Template {
  try {
    const template = JSON.parse(readFileSync(file, 'utf8')) as Template | null;
    if (typeof template?.['Resources'] === 'object') return template;
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
  throw new Error(`${file} is not a CloudFormation template: it has no Resources.`);
}
