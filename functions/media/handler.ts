import type { S3Event } from 'aws-lambda';
import { incomingPrefix } from '#shared/constants/bucket-prefixes.ts';
import { env } from '../platform/env.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';
import { processUpload } from './process-upload.ts';
import { isScanResult, type ScanResultEvent } from './scan-result.ts';
import { awaitScan, takeScanResult } from './take-scan-result.ts';

/**
 * Runs for every object that S3 reports under `incoming/`. If the stage scans for malware, an object waits for the
 * result of its scan, for which this handler runs again. Throws if an object could not be processed: Lambda then
 * retries.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html on encoded keys
 */
export const handler = logSlowRuns(async (event: S3Event | ScanResultEvent): Promise<void> => {
  if (isScanResult(event)) return takeScanResult(event);
  const take = env().MALWARE_SCAN === 'on' ? awaitScan : processUpload;
  const results = await Promise.allSettled(
    event.Records.map(async ({ s3 }) => {
      const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
      if (key.startsWith(incomingPrefix)) await take(key);
    }),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed) logger.error('file not processed', { error: reason });
  if (failed.length > 0) throw new Error(`${failed.length} files could not be processed.`);
});
