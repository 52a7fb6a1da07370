import type * as z from 'zod';

/**
 * Reads the details of the running local stack from `.outcrop/local.json`.
 * @throws Error that says what to do, if the file is damaged
 */
export function parseLocalFile<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('.outcrop/local.json was not written by npm start. Run npm start again.', {
      cause,
    });
  }
}
