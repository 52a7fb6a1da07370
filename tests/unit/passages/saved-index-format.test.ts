import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { CatalogueItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { indexedKinds, passagesOf } from '#functions/domain/passages/indexed-kinds.ts';
import { format } from '#functions/domain/passages/saved-index-repository.ts';
import { encodeSegment } from '#functions/domain/passages/saved-segment.ts';
import { buildSegment } from '#functions/domain/passages/segment.ts';

const paragraph =
  'The colours of Cooper’s cores, 0.15 mm and e-mailed twice, were analysed in 2024. ';

/** Uses every searched attribute and every rule for words. */
const item = {
  id: 'one',
  title: 'Lenses, x-rays and the Grès of the Vosges',
  shortDescription: 'What was bought, built and grown.',
  longDescription: `# First\n\n${paragraph.repeat(12)}\n\n- *bases*\n- **bass**\n\n## Second\n\n${paragraph}`,
  author: 'A. Cooper',
  pages: 12,
  category: 'Wireline logs | wireline',
  priceMinor: 450,
  currency: 'gbp',
  audio: { durationSeconds: 125 },
  transcript: `WEBVTT\n\n00:00.000 --> 00:09.000\n${paragraph}\n\n00:09.000 --> 00:12.000\nGoodbye.\n`,
  updatedAt: '2026-11-27T00:00:00.000Z',
} as unknown as CatalogueItem;

/**
 * An index that other code has saved must not be read as if it were current. If this fails, the saved data has changed:
 * increase `format` in saved-index-repository.ts, and update both values here.
 */
it('has a new format number when the saved bytes change', async () => {
  const segment = buildSegment(
    indexedKinds.map((indexed) => ({
      id: `${indexed.source}#one`,
      version: item.updatedAt,
      passages: passagesOf(indexed, item),
    })),
  );
  const bytes = zstdDecompressSync(await encodeSegment(segment, 'rules'));
  expect({ format, sha256: createHash('sha256').update(bytes).digest('hex') }).toEqual({
    format: 1,
    sha256: '1db8471ffc22468905832ff81887bff1007638744bc2fe2ac532fb9640b2e27a',
  });
});
