import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { listPrefix } from '#shared/constants/bucket-prefixes.ts';
import { listedAttributes } from '#shared/constants/listed-attributes.ts';
import { env } from '#functions/platform/env.ts';
import { logger } from '#functions/platform/logger.ts';
import { isMissingObject, s3 } from '#functions/platform/s3.ts';
import { untilAborted } from '#functions/platform/until-aborted.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import { decodeList, encodeList, type SavedList } from './saved-list.ts';

/**
 * Increment it when the meaning of rows or the byte format of a saved list changes; attributes are covered by the hash.
 */
const format = 1;

/** A list that has not loaded by then is read from DynamoDB instead, so that the call still finishes in time. */
const maxLoadMs = 3000;

const rulesOf = (kind: CatalogueKind) =>
  createHash('sha256')
    .update(JSON.stringify([format, listedAttributes[kind]]))
    .digest('hex');

const objectOf = (kind: CatalogueKind) => ({
  Bucket: env().PRIVATE_BUCKET,
  Key: `${listPrefix}${kind}.rows`,
});

/** Reads the saved list of a catalogue; undefined if there is no usable one. It may be older than the catalogue. */
export async function readSavedList(kind: CatalogueKind): Promise<SavedList | undefined> {
  try {
    const signal = AbortSignal.timeout(maxLoadMs);
    const { Body } = await untilAborted(
      s3.send(new GetObjectCommand(objectOf(kind)), { abortSignal: signal }),
      signal,
    );
    const bytes = await untilAborted(Body!.transformToByteArray(), signal);
    return await decodeList(bytes, rulesOf(kind));
  } catch (error) {
    if (!isMissingObject(error)) logger.error('saved list not used', { kind, error });
    return undefined;
  }
}

export async function saveList(kind: CatalogueKind, list: SavedList): Promise<void> {
  const Body = await encodeList(list, rulesOf(kind));
  await s3.send(
    new PutObjectCommand({ ...objectOf(kind), Body, ContentType: 'application/octet-stream' }),
  );
}
