import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#tests/support/tier.ts';
import { createLineIndex } from '#tools/core/browser/line-index.ts';
import { examineBlob } from '#tools/core/browser/examine-blob.ts';
import { checkLas } from '#tools/core/index.ts';
import { cleanLines, spoilt } from './clean-las.ts';

const nothing = () => undefined;
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const many = Array.from({ length: 3000 }, (_, i) => `# line ${i + 1} \u00b0`);

describe('lines are read again by their number', () => {
  test.each<readonly [name: string, bytes: BlobPart]>([
    ['LF', many.join('\n')],
    ['CR LF', many.join('\r\n')],
    ['CR', many.join('\r')],
    ['UTF-8 with a mark', `\ufeff${many.join('\n')}`],
    ['Latin-1', Buffer.from(many.join('\r\n'), 'latin1')],
    ['UTF-16 LE', utf16(many.join('\r\n'), false)],
    ['UTF-16 BE', utf16(many.join('\r\n'), true)],
  ])('%s', async (_, bytes) => {
    const { lines } = await examineBlob(new Blob([bytes]), 'a.las', nothing);
    for (const at of [1, 2, 256, 257, 258, 512, 513, 2560, 2999]) {
      expect(await lines(at, at + 1)).toEqual([
        { number: at, text: many[at - 1] },
        { number: at + 1, text: many[at] },
      ]);
    }
    expect(await lines(2999, 3005)).toHaveLength(2);
    expect(await lines(3001, 3005)).toEqual([]);
  });

  it('with any line endings, wherever the pieces of the file end', () => {
    const piece = fc.constantFrom('\r', '\n', '\r\n', 'a', 'bb');
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 600, maxLength: 1500 }),
        fc.integer({ min: 1, max: 50 }),
        (pieces, size) => {
          const text = pieces.join('');
          const bytes = Buffer.from(text);
          const index = createLineIndex({ size: 1, low: 0 });
          for (let at = 0; at < bytes.length; at += size) index.feed(bytes.subarray(at, at + size));
          const wanted = text.split(/\r\n?|\n/);
          for (const line of [1, 257, 513]) {
            if (line >= wanted.length) continue;
            const place = index.before(line);
            expect(place.line).toBe(line);
            expect(text.slice(place.offset).split(/\r\n?|\n/)[0]).toBe(wanted[line - 1]);
          }
        },
      ),
      { numRuns: propertyRuns(100) },
    );
  });
});

it('finds what the command finds, and reports its progress', async () => {
  const content = spoilt((lines) => void lines.push(...cleanLines().slice(30)));
  const blob = new Blob([content.repeat(150)]);
  const read: number[] = [];
  const { result } = await examineBlob(blob, 'a.las', (bytes) => read.push(bytes));
  expect(result).toEqual(checkLas(content.repeat(150), { file: 'a.las' }));
  expect(read).toEqual([...read].sort((a, b) => a - b));
  expect(read.length).toBeGreaterThan(1);
  expect(read.at(-1)).toBe(blob.size);
});

it('keeps one piece of a large file in memory at a time', { tags: 'long' }, async () => {
  const size = 40 << 20;
  let open = 0;
  let most = 0;
  const row = Buffer.from(`${'1 '.repeat(511)}\n\n`);
  const piece = Buffer.concat(Array.from({ length: 1024 }, () => row));
  const slice = (from: number, to: number) => ({
    size: to - from,
    slice: (a: number, b: number) => slice(from + a, Math.min(to, from + b)),
    arrayBuffer: async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return piece.buffer.slice(piece.byteOffset, piece.byteOffset + Math.min(to, size) - from);
    },
  });
  const blob = slice(0, size) as unknown as Blob;
  const { result } = await examineBlob(blob, 'a.las', nothing);
  expect(result.findings.map(({ rule }) => rule)).toEqual(['not-las']);
  expect(most).toBe(1);
});
