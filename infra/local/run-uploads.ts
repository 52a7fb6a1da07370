import type { S3Event } from 'aws-lambda';
import type { Invoke } from './gateway/invoke.ts';
import type { ScanUploads } from './scan-uploads.ts';
import type { StackPlan } from './stack-plan.ts';

/**
 * Sends S3's event for a new object to the functions that its bucket notifies.
 * @param scan runs them again for the result of a malware scan; undefined if uploads are not scanned
 */
export async function runUploads(
  invoke: Invoke,
  { uploads }: Pick<StackPlan, 'uploads'>,
  event: S3Event,
  scan?: ScanUploads,
): Promise<void> {
  for (const { bucket, group, prefix, suffix = '' } of uploads) {
    const isMeant = event.Records.some(
      ({ s3: { bucket: at, object } }) =>
        at.name === bucket && object.key.startsWith(prefix) && object.key.endsWith(suffix),
    );
    if (!isMeant) continue;
    await invoke(group, event);
    await scan?.(event, (result) => invoke(group, result));
  }
}
