import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { scanObject } from '@outcrop/emulators/guardduty/scan-object.ts';
import { localSettings } from './stack-settings.ts';

/** Scans the new objects of an event, and passes each result to `deliver`. */
export type ScanUploads = (
  event: S3Event,
  deliver: (result: object) => Promise<unknown>,
) => Promise<void>;

/**
 * Creates the scan of uploads.
 * @param s3Url called when a scan begins, because the server starts later
 */
export function createScanUploads(s3Url: () => string): ScanUploads {
  const { region, credentials } = localSettings;
  return async (event, deliver) => {
    const s3 = new S3Client({ endpoint: s3Url(), region, credentials, forcePathStyle: true });
    for (const { s3: of } of event.Records) {
      const key = decodeURIComponent(of.object.key.replaceAll('+', ' '));
      const object = { bucket: of.bucket.name, key, etag: of.object.eTag };
      const read = async () => {
        const input = { Bucket: object.bucket, Key: key };
        const { Body } = await s3.send(new GetObjectCommand(input));
        return Body as AsyncIterable<Uint8Array>;
      };
      await deliver(await scanObject(object, read, region));
    }
    s3.destroy();
  };
}
