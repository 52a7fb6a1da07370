import type * as z from 'zod';
import { AppError } from './app-error.ts';

/** Encodes the position of the next page as an opaque string. */
export function writeCursor(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Decodes a cursor.
 * @throws AppError `validation_failed` if it was not written by `writeCursor` or does not match the schema
 */
export function readCursor<Position>(cursor: string, schema: z.ZodType<Position>): Position {
  const result = schema.safeParse(parsed(cursor));
  if (result.success) return result.data;
  throw new AppError('validation_failed', {
    fields: { cursor: 'This page does not exist. Begin with the first one.' },
  });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
