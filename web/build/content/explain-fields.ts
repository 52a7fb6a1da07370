import * as z from 'zod';

/** Where a field is: its name, or in a list of fields `['actions', 0, 'to']`. */
export type FieldPath = readonly PropertyKey[];

/**
 * Explains what is wrong with the fields of a page or a block.
 * @returns where the field is that is wrong, missing or not known, and a sentence for the author
 */
export function explainFields(
  error: z.ZodError,
  fields: z.ZodObject,
): { path: FieldPath; text: string } {
  const [issue] = error.issues;
  const at = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    return { path: [...at, name], text: `There is no field \`${name}\`. ${listOf(fields, at)}` };
  }
  const field = `The field ${nameOf(at)}`;
  const missing = issue?.input === undefined && issue?.code === 'invalid_type';
  if (missing && /received undefined/.test(issue.message)) {
    return { path: at, text: `${field} is missing. ${listOf(fields, at.slice(0, -1))}` };
  }
  return { path: at, text: `${field} is not right. ${issue?.message}.` };
}

function nameOf(path: FieldPath): string {
  const name = path.at(-1);
  if (typeof name === 'number') return `\`${String(path.at(-2))}\`, entry ${name + 1},`;
  return `\`${String(name)}\``;
}

/** Returns the names that are allowed in a place. */
function listOf(fields: z.ZodObject, place: FieldPath): string {
  const schema = place.reduce<unknown>(inside, fields);
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (names.length === 0) return 'It has none.';
  return `It has: ${names.map((name) => `\`${name}\``).join(', ')}.`;
}

function inside(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodArray) return withoutOptional(schema.element);
  if (schema instanceof z.ZodObject) return withoutOptional(schema.shape[String(step)]);
  return undefined;
}

const withoutOptional = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;
