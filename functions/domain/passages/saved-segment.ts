import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { numbered, type Segment } from './segment.ts';

const headerSchema = z.object({
  /** The hash of the rules that the passages depend on: see saved-index-repository.ts. */
  rules: z.string(),
  owners: z.array(z.tuple([z.string(), z.string(), z.number()])),
  terms: z.array(z.string()),
  postings: z.number(),
});

const arrays = ['sizes', 'passages', 'counts', 'textHashes', 'lengths'] as const;
type Arrays = Record<Exclude<(typeof arrays)[number], 'lengths'>, Uint32Array> & {
  lengths: Uint16Array;
};

/** Reading must detect corruption: a changed number would refer to another passage. */
const withChecksum = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

/** Encodes a segment: the length of a JSON header, the header, then the numbers. */
export async function encodeSegment(segment: Segment, rules: string): Promise<Buffer> {
  const { owners, terms, passages } = segment;
  const header = Buffer.from(
    JSON.stringify({
      rules,
      owners: owners.map((owner) => [owner.id, owner.version, owner.passages]),
      terms: [...terms.keys()],
      postings: passages.length,
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const numbers = packed(segment);
  const parts = arrays.map((name) => Buffer.from(numbers[name].buffer));
  return promisify(zstdCompress)(Buffer.concat([length, header, ...parts]), withChecksum);
}

/**
 * Decodes a segment; undefined if it was made with other rules.
 * @throws Error if the bytes are not a segment
 */
export async function decodeSegment(
  bytes: Uint8Array,
  rules: string,
): Promise<Segment | undefined> {
  const buffer = await promisify(zstdDecompress)(bytes);
  const headerEnd = 4 + buffer.readUInt32LE(0);
  const header = headerSchema.parse(JSON.parse(buffer.toString('utf8', 4, headerEnd)));
  if (header.rules !== rules) return undefined;
  const owners = header.owners.map(([id, version, passages]) => ({ id, version, passages }));
  const count = owners.reduce((sum, { passages }) => sum + passages, 0);
  let at = headerEnd;
  const take = (bytesLong: number): ArrayBuffer => {
    const taken = buffer.subarray(at, at + bytesLong);
    if (taken.length < bytesLong) throw new Error('A saved segment has been cut off.');
    at += bytesLong;
    return new Uint8Array(taken).buffer;
  };
  const sizes = new Uint32Array(take(4 * header.terms.length));
  const passages = new Uint32Array(take(4 * header.postings));
  const counts = new Uint32Array(take(4 * header.postings));
  const textHashes = new Uint32Array(take(4 * count));
  const lengths = new Uint16Array(take(6 * count));
  return {
    owners,
    terms: numbered(header.terms),
    ...unpacked(sizes, passages),
    counts,
    textHashes,
    lengths,
  };
}

/**
 * Converts positions to differences, which are small numbers and compress well: the postings per term, and the distance
 * of each passage from the last.
 */
function packed({ starts, passages, counts, textHashes, lengths }: Segment): Arrays {
  const sizes = new Uint32Array(starts.length - 1);
  const steps = new Uint32Array(passages.length);
  for (let term = 0; term < sizes.length; term++) {
    sizes[term] = starts[term + 1]! - starts[term]!;
    let last = 0;
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      steps[at] = passages[at]! - last;
      last = passages[at]!;
    }
  }
  return { sizes, passages: steps, counts, textHashes, lengths };
}

function unpacked(sizes: Uint32Array, steps: Uint32Array): Pick<Segment, 'starts' | 'passages'> {
  const starts = new Uint32Array(sizes.length + 1);
  for (let term = 0; term < sizes.length; term++) {
    starts[term + 1] = starts[term]! + sizes[term]!;
    for (let at = starts[term]! + 1; at < starts[term + 1]!; at++) steps[at]! += steps[at - 1]!;
  }
  if (starts.at(-1) !== steps.length)
    throw new Error('The numbers of a saved segment do not match.');
  return { starts, passages: steps };
}
