import type { S3Event } from 'aws-lambda';
import type { Invoke } from './gateway/invoke.ts';
import type { StackPlan } from './stack-plan.ts';

/** Sends S3's event for a new object to the functions that its bucket notifies. */
export async function runUploads(
  invoke: Invoke,
  { uploads }: Pick<StackPlan, 'uploads'>,
  event: S3Event,
): Promise<void> {
  for (const { bucket, group, prefix } of uploads) {
    const isMeant = event.Records.some(
      ({ s3 }) => s3.bucket.name === bucket && s3.object.key.startsWith(prefix),
    );
    if (isMeant) await invoke(group, event);
  }
}
