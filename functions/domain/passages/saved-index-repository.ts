import { createHash } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { s3 } from '../../platform/s3.ts';
import type { IndexedKind } from './indexed-kinds.ts';
import { decodeSegment, encodeSegment } from './saved-segment.ts';
import type { Segment } from './segment.ts';

/** Grows with every change of how passages are cut and words become terms: a test says when. */
const format = 1;

/** What an index was made by. One that was made by something else is of no use. */
const rules = createHash('sha256')
  .update(JSON.stringify([format, siteNouns, siteConfig.locale, siteConfig.brand.company]))
  .digest('hex');

const objectOf = (kind: IndexedKind) => ({
  Bucket: env().PRIVATE_BUCKET,
  Key: `assistant/${kind}.index`,
});

/** The saved index of a catalogue; undefined if there is none that is of use. It may be older than the catalogue. */
export async function readSavedIndex(kind: IndexedKind): Promise<Segment | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand(objectOf(kind)));
    return await decodeSegment(await Body!.transformToByteArray(), rules);
  } catch (error) {
    if (!isMissing(error)) {
      logger.error('saved index not used', { kind, error: error as Error });
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

/** Without the right to list a bucket, S3 refuses to say that an object is missing. */
function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || (error as Error).name === 'AccessDenied';
}
