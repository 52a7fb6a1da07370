import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPassageIndex } from '#functions/domain/passages/passage-index.ts';
import { decodeSegment, encodeSegment } from '#functions/domain/passages/saved-segment.ts';
import { buildSegment } from '#functions/domain/passages/segment.ts';
import { passageOf } from '../../support/passage-of.ts';

const segment = buildSegment(
  ['a', 'é'].map((id) => ({
    id: `article#${id}`,
    version: '2026-11-27T00:00:00.000Z',
    passages: [
      passageOf(id, 0, 'Shale, shale and chalk.', 'Shales'),
      passageOf(id, 1, 'A grès of the Vosges.'),
    ],
  })),
);

it('is decoded as it was', async () => {
  expect(await decodeSegment(await encodeSegment(segment, 'rules'), 'rules')).toEqual(segment);
});

it('can be empty', async () => {
  const empty = createPassageIndex().segment();
  expect(await decodeSegment(await encodeSegment(empty, 'rules'), 'rules')).toEqual(empty);
});

it('is not used if it was made by other rules', async () => {
  expect(await decodeSegment(await encodeSegment(segment, 'old'), 'new')).toBeUndefined();
});

it('is refused if it is truncated anywhere', async () => {
  const bytes = zstdDecompressSync(await encodeSegment(segment, 'rules'));
  for (let length = 0; length < bytes.length; length += 5) {
    const cut = zstdCompressSync(bytes.subarray(0, length));
    await expect(decodeSegment(cut, 'rules')).rejects.toThrow();
  }
});

it('is refused if any byte has changed', async () => {
  const bytes = await encodeSegment(segment, 'rules');
  for (let at = 0; at < bytes.length; at += 3) {
    const damaged = Buffer.from(bytes);
    damaged[at]! ^= 0x10;
    await expect(decodeSegment(damaged, 'rules')).rejects.toThrow();
  }
});
