import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { ListedRow } from './listed-row.ts';
import type { Position } from './log-position.ts';

/** A list as saved, with everything needed to apply later changes. */
export interface SavedList {
  position: Position;
  rows: readonly ListedRow[];
  /** The visits of items, and when they were read, in epoch milliseconds. */
  visits: ReadonlyMap<string, number>;
  countedAt: number;
}

interface Header {
  /** The hash of the rules that the rows depend on: see saved-list-repository.ts. */
  rules: string;
  position: Position;
  countedAt: number;
  /** How many lines of rows, and how many of visits, follow. */
  parts: [rows: number, visits: number];
}

/** Rows per line: a whole list as one text would need too much memory at once. */
const lineRows = 2000;

/** Reading must detect corruption. */
const withChecksum = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Encodes a list as lines of JSON, compressed. */
export function encodeList(list: SavedList, rules: string): Promise<Buffer> {
  const rows = linesOf(list.rows);
  const visits = linesOf([...list.visits]);
  const { position, countedAt } = list;
  const header: Header = { rules, position, countedAt, parts: [rows.length, visits.length] };
  const text = [JSON.stringify(header), ...rows, ...visits].map((line) => `${line}\n`);
  const bytes = Buffer.concat(text.map((line) => Buffer.from(line)));
  return promisify(zstdCompress)(bytes, withChecksum);
}

/**
 * Decodes a list; undefined if it was made with other rules.
 * @throws Error if the bytes are not a list
 */
export async function decodeList(bytes: Uint8Array, rules: string): Promise<SavedList | undefined> {
  const lines = linesIn(await promisify(zstdDecompress)(bytes));
  const header = lines.next().value as Header | undefined;
  if (header?.rules !== rules) return undefined;
  const take = <Value>(count: number) =>
    Array.from({ length: count }, () => {
      const { value, done } = lines.next();
      if (done) throw new Error('A saved list has been cut off.');
      return value as Value[];
    }).flat();
  const [rows, visits] = header.parts;
  return {
    position: header.position,
    countedAt: header.countedAt,
    rows: take<ListedRow>(rows),
    visits: new Map(take<[string, number]>(visits)),
  };
}

function linesOf(values: readonly unknown[]): string[] {
  return Array.from({ length: Math.ceil(values.length / lineRows) }, (_, n) =>
    JSON.stringify(values.slice(n * lineRows, (n + 1) * lineRows)),
  );
}

function* linesIn(buffer: Buffer): Generator<unknown, undefined> {
  for (let start = 0; start < buffer.length;) {
    const end = buffer.indexOf('\n', start);
    yield JSON.parse(buffer.toString('utf8', start, end));
    start = end + 1;
  }
}
