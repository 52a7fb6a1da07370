import {
  ListPartsCommand,
  NoSuchUpload,
  type ListPartsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { localSettings } from '#infra/local/stack-settings.ts';
import { partRange, type PartPlan } from '#shared/constants/upload-parts.ts';
import type { UploadRow } from '#functions/domain/uploads/upload.ts';

const megabyte = 1024 * 1024;

/** A WAV of three parts, the last of which is small. */
export function wavOfParts(bytes = 17 * megabyte, header: (data: number) => Buffer): Buffer {
  const head = header(bytes - 44);
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, 128)]);
}

/** The bytes of one part. */
export function partOf(file: Buffer, plan: PartPlan, number: number): Uint8Array<ArrayBuffer> {
  const { start, end } = partRange(plan, number);
  return new Uint8Array(file.subarray(start, end));
}

/** Sends bytes to a signed address, as a browser does. */
export const putPart = (url: string, body: Uint8Array<ArrayBuffer>): Promise<Response> =>
  fetch(url, { method: 'PUT', body });

/** What S3 has of an upload; undefined if it knows none. */
export async function partsAtS3(
  s3: S3Client,
  { incomingKey, multipartId }: Pick<UploadRow, 'incomingKey' | 'multipartId'>,
): Promise<ListPartsCommandOutput | undefined> {
  try {
    return await s3.send(
      new ListPartsCommand({
        Bucket: localSettings.privateBucket,
        Key: incomingKey,
        UploadId: multipartId,
      }),
    );
  } catch (error) {
    if (error instanceof NoSuchUpload) return undefined;
    throw error;
  }
}
