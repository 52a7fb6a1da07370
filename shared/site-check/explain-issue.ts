import * as z from 'zod';
import { suggestion } from './nearest.ts';
import { missing } from './plain-message.ts';

type Path = readonly PropertyKey[];

/** Where a setting is wrong, missing or unknown, and a sentence that says so. */
export interface Explained {
  at: Path;
  text: string;
}

/**
 * Explains an issue of zod to people who don't program. The schema must have been parsed with `plainMessage` and
 * `reportInput`.
 * @param what the word for a part of the value: 'setting', or 'field' on a page
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  what: 'setting' | 'field' = 'setting',
): Explained[] {
  const { path, input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = namesIn(schema, path);
    return issue.keys.map((key) => {
      const at = [...path, key];
      const advice = suggestion(key, known) || listOf(known);
      return { at, text: `There is no ${what} ${nameOf(at)}.${advice}` };
    });
  }
  const name = nameOf(path);
  const isMissing = issue.message === missing || ('input' in issue && input === undefined);
  if (isMissing && issue.code !== 'custom') {
    const subject = name.startsWith('`') ? `The ${what} ${name}` : capital(name);
    return [{ at: path, text: `${subject} is missing.` }];
  }
  const sentence = `${capital(name)} ${issue.message}.`;
  return [{ at: path, text: `${sentence}${saysNow(issue)}${suggested(issue)}` }];
}

/** Names a setting: `brand.colours`, or inside a list `url` in entry 2 of `links.social`. */
export function nameOf(path: Path): string {
  if (path.length === 0) return 'what the file exports';
  const last = path.findLastIndex((step) => typeof step === 'number');
  if (last < 0) return `\`${path.join('.')}\``;
  const list = last === 0 ? '' : ` of ${nameOf(path.slice(0, last))}`;
  const entry = `entry ${Number(path[last]) + 1}${list}`;
  return last === path.length - 1 ? entry : `\`${path.slice(last + 1).join('.')}\` in ${entry}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** States the current value, unless it is too long to repeat. */
function saysNow({ code, input, ...issue }: z.core.$ZodIssue): string {
  const measured = code === 'too_small' || code === 'too_big';
  if (measured && typeof input === 'string' && input !== '') return ` It has ${input.length}.`;
  if (measured && Array.isArray(input)) return ` It has ${input.length}.`;
  const value = 'discriminator' in issue ? withTag(input, issue.discriminator) : input;
  if (value === null || !['string', 'number', 'boolean'].includes(typeof value)) return '';
  const text = JSON.stringify(value);
  return text === '""' || text.length > 80 ? '' : ` It is ${text}.`;
}

const withTag = (input: unknown, tag: unknown): unknown =>
  typeof input === 'object' ? (input as Record<string, unknown>)[String(tag)] : input;

function suggested(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return '';
  return suggestion(issue.input, issue.values.map(String));
}

/** Lists the names that are allowed at a place, if its schema is known. */
function namesIn(schema: z.ZodType, place: Path): string[] {
  const found = place.reduce<unknown>(inside, schema);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? '' : ` There are: ${names.map((name) => `\`${name}\``).join(', ')}.`;
}

function inside(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodArray) return unwrapped(schema.element);
  if (schema instanceof z.ZodRecord) return unwrapped(schema.valueType);
  if (schema instanceof z.ZodObject) return unwrapped(schema.shape[String(step)]);
  return undefined;
}

function unwrapped(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly;
  return isWrapper ? unwrapped(schema.unwrap()) : schema;
}
