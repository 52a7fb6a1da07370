import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  UploadPartCommand,
  type Part,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { partCount, partRange, type PartPlan } from '#shared/constants/upload-parts.ts';
import { env } from '../../platform/env.ts';
import { partsClient } from '../../platform/s3.ts';

/** An upload in parts at S3. */
export interface Multipart extends PartPlan {
  incomingKey: string;
  multipartId: string;
}

const targetOf = ({
  incomingKey,
  multipartId,
}: Pick<Multipart, 'incomingKey' | 'multipartId'>) => ({
  Bucket: env().PRIVATE_BUCKET,
  Key: incomingKey,
  UploadId: multipartId,
});

/**
 * Begins an upload in parts.
 * @returns S3's id of the upload
 */
export async function createMultipart(incomingKey: string, contentType: string): Promise<string> {
  const { UploadId } = await partsClient.send(
    new CreateMultipartUploadCommand({
      Bucket: env().PRIVATE_BUCKET,
      Key: incomingKey,
      ContentType: contentType,
    }),
  );
  if (!UploadId) throw new Error('S3 began an upload without an id.');
  return UploadId;
}

/**
 * Lists the parts of the planned sizes that S3 has; undefined if the upload no longer exists there. The SDK's paginator
 * never ends while there are no parts, because S3 then returns a next marker of 0.
 */
export async function listParts(upload: Multipart): Promise<Part[] | undefined> {
  try {
    const parts: Part[] = [];
    let PartNumberMarker: string | undefined;
    do {
      const page = await partsClient.send(
        new ListPartsCommand({ ...targetOf(upload), PartNumberMarker }),
      );
      parts.push(...(page.Parts ?? []));
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (PartNumberMarker);
    return parts.filter(({ PartNumber, Size }) => Size === partSize(upload, PartNumber ?? 0));
  } catch (error) {
    if (error instanceof NoSuchUpload) return undefined;
    throw error;
  }
}

/** Presigns a URL for one part of the file. S3 refuses any other number of bytes. */
export function signPart(upload: Multipart, number: number, expiresIn: number): Promise<string> {
  const command = new UploadPartCommand({
    ...targetOf(upload),
    PartNumber: number,
    ContentLength: partSize(upload, number),
  });
  return getSignedUrl(partsClient, command, {
    expiresIn,
    signableHeaders: new Set(['content-length']),
  });
}

/**
 * Joins the parts.
 * @returns false if S3 no longer has the upload
 */
export async function completeMultipart(upload: Multipart, parts: Part[]): Promise<boolean> {
  const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
  return unlessGone(
    new CompleteMultipartUploadCommand({ ...targetOf(upload), MultipartUpload: { Parts } }),
  );
}

/** Deletes the parts; a missing upload is not an error. */
export async function abortMultipart(
  upload: Partial<Pick<Multipart, 'multipartId'>> & Pick<Multipart, 'incomingKey'>,
): Promise<void> {
  const { incomingKey, multipartId } = upload;
  if (!multipartId) return;
  await unlessGone(new AbortMultipartUploadCommand(targetOf({ incomingKey, multipartId })));
}

/** Returns the numbers of the parts that are missing. */
export function missingParts(plan: PartPlan, parts: readonly Part[]): number[] {
  const there = new Set(parts.map(({ PartNumber }) => PartNumber));
  return Array.from({ length: partCount(plan) }, (_, at) => at + 1).filter(
    (number) => !there.has(number),
  );
}

function partSize(plan: PartPlan, number: number): number {
  const { start, end } = partRange(plan, number);
  return end - start;
}

async function unlessGone(
  command: CompleteMultipartUploadCommand | AbortMultipartUploadCommand,
): Promise<boolean> {
  try {
    await partsClient.send(command);
    return true;
  } catch (error) {
    if (error instanceof NoSuchUpload) return false;
    throw error;
  }
}
