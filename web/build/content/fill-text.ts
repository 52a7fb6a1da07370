import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import { suggestion } from '#shared/site-check/nearest.ts';
import type { ContentValues } from '#shared/pages/site-content.ts';

/** The position in the file: a node, or a line of the front matter. */
export type Place = Nodes['position'] | { line: number; column: number };

/** Replaces each `{name}` in a text. */
export function fillText(text: string, values: ContentValues, file: VFile, place: Place): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => valueOf(name, values, file, place));
}

/** Replaces each `{name}` that is a value; code may contain other braces. */
export function fillCode(text: string, values: ContentValues): string {
  return text.replace(/\{([\w.]+)\}/g, (braces, name: string) => {
    const value = findValue(name, values);
    return typeof value === 'object' ? braces : String(value ?? braces);
  });
}

/** Returns the text for a name in braces, such as `emails.support`. */
export function valueOf(name: string, values: ContentValues, file: VFile, place: Place): string {
  const value = findValue(name.trim(), values);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const names = namesIn(value ?? values, value ? `${name.trim()}.` : '');
  const advice = suggestion(name.trim(), names) || ` The values are: ${names.join(', ')}.`;
  return file.fail(`There is no value {${name.trim()}}.${advice}`, place);
}

function namesIn(values: ContentValues, before = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? namesIn(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

function findValue(name: string, values: ContentValues): ContentValues[string] | undefined {
  return name
    .split('.')
    .reduce<ContentValues[string] | undefined>(
      (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
      values,
    );
}
