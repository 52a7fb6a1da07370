import * as z from 'zod';
import type { Operation } from './operation.ts';
import { readXmlBody } from './read-xml-body.ts';
import type { S3Context } from './s3-context.ts';
import { buildXml } from './s3-xml.ts';

const MAX_DELETED_KEYS = 1000;

const deleteRequest = z.object({
  Delete: z.object({
    Object: z.array(z.object({ Key: z.string() })).max(MAX_DELETED_KEYS),
    Quiet: z.string().optional(),
  }),
});

/** DeleteObject. It also succeeds for a missing key. */
export const deleteObject: Operation = async (context, request) => {
  await removeObject(context, request.bucket, request.key);
  return { status: 204 };
};

/** DeleteObjects: up to 1,000 keys. @throws {S3Error} MalformedXML */
export const deleteObjects: Operation = async (context, request, payload) => {
  const { Object: objects, Quiet } = (await readXmlBody(request, payload, deleteRequest)).Delete;
  for (const { Key } of objects) await removeObject(context, request.bucket, Key);
  const Deleted = Quiet?.trim() === 'true' ? [] : objects.map(({ Key }) => ({ Key }));
  return { status: 200, body: buildXml('DeleteResult', { Deleted }) };
};

async function removeObject(context: S3Context, bucket: string, key: string): Promise<void> {
  const object = context.objects.find(bucket, key);
  if (!object) return;
  context.objects.remove(bucket, key);
  await context.files.remove([object.blob]);
}
