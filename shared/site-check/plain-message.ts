import type * as z from 'zod';

/** The message for a missing value. */
export const missing = 'is missing';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const expectations: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets, [ … ]',
  tuple: 'a list in square brackets, [ … ]',
  object: 'a group in braces, { … }',
  record: 'a group in braces, { … }',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address, such as hello@example.com',
  url: 'an address, such as https://example.com',
  date: 'a day, such as 2026-11-28',
};

/**
 * The messages of schemas whose rules have none of their own, for zod's `error`: each ends a sentence that begins with
 * the name of the setting, "must be at least 1".
 */
export function plainMessage(issue: RawIssue): string {
  if (issue.input === undefined) return missing;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${expectations[issue.expected] ?? `a ${issue.expected}`}`;
    case 'too_small':
      return smallest(String(issue.origin), Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return `must ${measure(String(issue.origin), 'at most', Number(issue.maximum))}`;
    case 'invalid_format':
      if (issue.format === 'starts_with') return `must begin with ${String(issue['prefix'])}`;
      return `must be ${formats[issue.format] ?? `written otherwise (${issue.format})`}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return issue['options'] ? `must be ${oneOf(issue['options'] as string[])}` : 'is not right';
    default:
      return 'is not right';
  }
}

function smallest(origin: string, minimum: number, inclusive: boolean): string {
  if (!inclusive) return `must be more than ${minimum}`;
  if (origin === 'string' && minimum === 1) return 'must not be empty';
  return `must ${measure(origin, 'at least', minimum)}`;
}

function measure(origin: string, bound: 'at least' | 'at most', limit: number): string {
  if (origin === 'string') return `have ${bound} ${counted(limit, 'character', 'characters')}`;
  if (origin === 'array') return `have ${bound} ${counted(limit, 'entry', 'entries')}`;
  return `be ${bound} ${limit}`;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const lists = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const oneOf = (values: readonly unknown[]): string =>
  lists.format(values.map((value) => JSON.stringify(value)));
