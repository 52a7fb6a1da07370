import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { indexPrefix } from '#shared/constants/bucket-prefixes.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { isMissingObject, s3 } from '../../platform/s3.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import type { IndexedKind } from './indexed-kinds.ts';
import { decodeSegment, encodeSegment } from './saved-segment.ts';
import type { Segment } from './segment.ts';

/**
 * Increment it when the splitting into passages, the terms or the bytes of a segment change:
 * tests/unit/passages/saved-index-format.test.ts fails then.
 */
export const format = 1;

/** A question has 8 s for all reads (current-passages.ts); the remaining time must allow reading without the file. */
const maxLoadMs = 3000;

/** A hash of everything that an index depends on. An index with another hash is not used. */
const rules = createHash('sha256')
  .update(JSON.stringify([format, siteNouns, siteConfig.locale, siteConfig.brand.company]))
  .digest('hex');

const objectOf = (kind: IndexedKind) => ({
  Bucket: env().PRIVATE_BUCKET,
  Key: `${indexPrefix}${kind}.index`,
});

/** Reads the saved index of a catalogue; undefined if there is no usable one. It may be older than the catalogue. */
export async function readSavedIndex(kind: IndexedKind): Promise<Segment | undefined> {
  try {
    return await withinTime(maxLoadMs, async (abortSignal) => {
      const { Body } = await s3.send(new GetObjectCommand(objectOf(kind)), { abortSignal });
      return decodeSegment(await Body!.transformToByteArray(), rules);
    });
  } catch (error) {
    if (!isMissingObject(error)) {
      logger.error('saved index not used', { kind, error });
    }
    return undefined;
  }
}

export async function saveIndex(kind: IndexedKind, segment: Segment): Promise<void> {
  const Body = await encodeSegment(segment, rules);
  await s3.send(
    new PutObjectCommand({ ...objectOf(kind), Body, ContentType: 'application/octet-stream' }),
  );
}

async function withinTime<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Error(`S3 took longer than ${ms} ms.`)), ms);
  try {
    return await untilAborted(work(ended.signal), ended.signal);
  } finally {
    clearTimeout(timer);
  }
}
