import { objectCreatedEvent, type ObjectCreated } from './object-created-event.ts';
import type { StoredObject } from './object-index.ts';
import { transact } from '../sqlite/transact.ts';
import { checkWriteCondition } from './preconditions.ts';
import type { S3Context } from './s3-context.ts';
import type { S3Request } from './s3-request.ts';

/**
 * Makes written bytes an object: row and event in one transaction, so that after a kill either the old or the
 * new object exists, always with its event. Refused bytes are removed.
 * @throws {S3Error} PreconditionFailed, NoSuchKey (conditional writes)
 */
export async function publishObject(
  context: S3Context,
  request: S3Request,
  kind: ObjectCreated,
  written: Pick<StoredObject, 'blob' | 'sizeBytes' | 'etag' | 'headers'> & {
    key?: string;
    checksums?: Record<string, string>;
  },
): Promise<StoredObject> {
  const object: StoredObject = {
    bucket: request.bucket,
    key: request.key,
    checksums: {},
    modifiedAt: Date.now(),
    ...written,
  };
  let replaced: StoredObject | undefined;
  try {
    replaced = transact(context.index, () => {
      const current = context.objects.find(object.bucket, object.key);
      checkWriteCondition(request, current);
      context.objects.save(object);
      context.events.record(objectCreatedEvent(kind, object, context.region));
      return current;
    });
  } catch (error) {
    await context.files.remove([object.blob]);
    throw error;
  }
  context.events.deliver();
  if (replaced) await context.files.remove([replaced.blob]);
  return object;
}
