import { invalidParameter } from './cognito-error.ts';

const defaultLimit = 60;

/**
 * Cuts one page out of a list that is ordered by a key.
 * @param list reads at most `count` rows whose key comes after `after` (all rows if undefined)
 * @param token the `nextToken` of the previous page; opaque to callers
 * @param purpose names the list; a token of another list is refused
 * @throws InvalidParameterException for a token that this list did not issue
 */
export function readPage<Row, Key extends string | number>(options: {
  limit: number | undefined;
  token: string | undefined;
  purpose: string;
  list: (after: Key | undefined, count: number) => Row[];
  keyOf: (row: Row) => Key;
}): { rows: Row[]; nextToken?: string } {
  const { token, purpose, list, keyOf } = options;
  const limit = options.limit || defaultLimit;
  const after = token === undefined ? undefined : decode<Key>(token, purpose);
  const found = list(after, limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length <= limit || last === undefined) return { rows };
  return { rows, nextToken: encode(purpose, keyOf(last)) };
}

const encode = (purpose: string, key: string | number) =>
  Buffer.from(JSON.stringify([purpose, key])).toString('base64url');

function decode<Key>(token: string, purpose: string): Key {
  try {
    const [ofPurpose, key] = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
    if (ofPurpose === purpose && key !== undefined) return key as Key;
  } catch {
    // Not a token of this server; refused below like a token of another list.
  }
  throw invalidParameter('Invalid pagination token.');
}
