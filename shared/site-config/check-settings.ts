import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { lineOfSetting } from './line-of-setting.ts';
import { placeInSite } from './site-folder.ts';
import { SiteMistake } from './site-mistake.ts';

/**
 * Checks what a file of the site exports.
 * @param folder the folder of the site
 * @param file its place in there: `config/site.ts`
 * @throws SiteMistake with a line for each invalid setting
 */
export function checkSettings<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(value, { reportInput: true });
  if (checked.success) return checked.data;
  const source = readFileSync(path.join(folder, file), 'utf8');
  const lines = checked.error.issues.flatMap((issue) =>
    explain(issue, schema).map(({ at, text }) => {
      const place = `${placeInSite(folder, file)}:${lineOfSetting(source, at)}`;
      return `${place}: ${text}`;
    }),
  );
  throw new SiteMistake(lines.join('\n'));
}

/** Returns where a setting is wrong, missing or unknown, and a sentence for the operator. */
function explain(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
): { at: readonly PropertyKey[]; text: string }[] {
  if (issue.code === 'unrecognized_keys') {
    const allowed = namesIn(schema, issue.path);
    return issue.keys.map((key) => {
      const at = [...issue.path, key];
      return { at, text: `There is no setting ${nameOf(at)}.${allowed}` };
    });
  }
  const what = nameOf(issue.path);
  if (issue.message.endsWith('received undefined')) {
    return [{ at: issue.path, text: `The setting ${what} is missing.` }];
  }
  const { input, message } = issue;
  const is = typeof input === 'object' ? 'not right' : JSON.stringify(input);
  const advice = message.charAt(0).toUpperCase() + message.slice(1);
  return [{ at: issue.path, text: `The setting ${what} is ${is}. ${advice}.` }];
}

function nameOf(at: readonly PropertyKey[]): string {
  return at.length === 0 ? 'of the file' : `\`${at.join('.')}\``;
}

/** Lists the settings of a place, if its schema is known. */
function namesIn(schema: z.ZodType, place: readonly PropertyKey[]): string {
  const found = place.reduce<unknown>(
    (at, step) => (at instanceof z.ZodObject ? withoutOptional(at.shape[String(step)]) : undefined),
    schema,
  );
  if (!(found instanceof z.ZodObject)) return '';
  const names = Object.keys(found.shape).map((name) => `\`${name}\``);
  return ` There are: ${names.join(', ')}.`;
}

const withoutOptional = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;
