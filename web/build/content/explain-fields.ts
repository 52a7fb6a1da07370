import type { ZodError, ZodObject } from 'zod';

/**
 * Says what is wrong with the fields of a page or a block.
 * @returns the name of the field, if one is wrong or not known, and a sentence for the author
 */
export function explainFields(
  error: ZodError,
  fields: ZodObject,
): { name: string | undefined; text: string } {
  const known = Object.keys(fields.shape).map((name) => `\`${name}\``);
  const list = known.length > 0 ? `It has: ${known.join(', ')}.` : 'It has none.';
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [name] = issue.keys;
    return { name, text: `There is no field \`${name}\`. ${list}` };
  }
  const name = issue?.path[0] as string | undefined;
  const missing = issue?.input === undefined && issue?.code === 'invalid_type';
  if (missing && /received undefined/.test(issue.message)) {
    return { name, text: `The field \`${name}\` is missing. ${list}` };
  }
  return { name, text: `The field \`${name}\` is not right. ${issue?.message}.` };
}
