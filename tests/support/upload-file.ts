import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { CatalogueItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '#functions/domain/items/catalogue-kind.ts';
import type { UploadRow } from '#functions/domain/uploads/upload.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { postForm } from './post-form.ts';
import { registerAdmin } from './sample-admin.ts';
import type { TestStack } from './start-test-stack.ts';

const usualTypes: Record<UploadKind, [name: string, type: string]> = {
  'article-pdf': ['paper.pdf', 'application/pdf'],
  'article-extra': ['talk.mp3', 'audio/mpeg'],
  'article-cover': ['cover.png', 'image/png'],
  'product-cover': ['cover.png', 'image/png'],
  'product-file': ['guide.pdf', 'application/pdf'],
  'product-extra': ['talk.mp3', 'audio/mpeg'],
  'podcast-artwork': ['artwork.png', 'image/png'],
  'podcast-preview': ['preview.mp3', 'audio/mpeg'],
  'podcast-audio': ['episode.mp3', 'audio/mpeg'],
  'author-picture': ['ada.png', 'image/png'],
};

const patience = { timeout: 30_000, interval: 20 };

export interface Sent {
  kind: UploadKind;
  itemId: string;
  file: Buffer;
  fileName?: string;
  contentType?: string;
}

/** Items and uploads of a running stack, through an SDK client and the functions' own modules. */
export async function createUploads(stack: TestStack) {
  const uploader = await registerAdmin(stack);
  const { region, credentials, privateBucket, publicBucket } = localSettings;
  const s3 = new S3Client({
    endpoint: stack.endpoints.s3,
    region,
    credentials,
    forcePathStyle: true,
  });
  // Imported late, because the modules read the environment that the stack sets.
  const { startUpload } = await import('#functions/domain/uploads/start-upload.ts');
  const { getUpload } = await import('#functions/domain/uploads/upload-repository.ts');
  const { dynamo, tableName } = await import('#functions/platform/dynamo.ts');
  const { getItem, putItem } = await import('#functions/domain/catalogue/catalogue-repository.ts');

  const open = ({ kind, itemId, file, fileName, contentType }: Sent) =>
    startUpload(uploader, {
      kind,
      itemId,
      label: `Title of ${itemId}`,
      fileName: fileName ?? usualTypes[kind][0],
      contentType: contentType ?? usualTypes[kind][1],
      size: file.length,
    });
  const rowOf = async (id: string): Promise<UploadRow> => (await getUpload(id))!;
  const bucketOf = (bucket: 'public' | 'private') =>
    bucket === 'public' ? publicBucket : privateBucket;

  async function keys(bucket: 'public' | 'private', Prefix: string): Promise<string[]> {
    const { Contents = [] } = await s3.send(
      new ListObjectsV2Command({ Bucket: bucketOf(bucket), Prefix }),
    );
    return Contents.map(({ Key }) => Key!).sort();
  }
  const decided = (id: string) =>
    vi.waitUntil(async () => {
      const row = await rowOf(id);
      return row.state !== 'waiting' && row.state !== 'checking' && row;
    }, patience);

  return {
    s3,
    /** The admin in whose name uploads are opened. */
    uploader,
    open,
    rowOf,
    post: (started: { uploadUrl: string; fields: Record<string, string> }, file: Buffer) =>
      postForm(started.uploadUrl, started.fields, file),
    /** Waits for the media function's result. */
    decided,
    /** Opens an upload, posts the file like a browser, and waits until the media function is done. */
    async send(sent: Sent): Promise<UploadRow> {
      const started = await open(sent);
      const response = await postForm(started.uploadUrl, started.fields, sent.file);
      if (response.status !== 204) throw new Error(await response.text());
      const row = await decided(started.uploadId);
      await vi.waitUntil(
        async () => (await keys('private', row.incomingKey)).length === 0,
        patience,
      );
      return row;
    },
    /**
     * Runs the sweep as if that much time had passed for uploads. The SDK does not accept clocks that jump
     * that far.
     */
    async sweepAfter(milliseconds: number): Promise<void> {
      const TableName = tableName('uploads');
      const { Items = [] } = await dynamo.send(new ScanCommand({ TableName }));
      for (const { id, dueAt } of Items as UploadRow[]) {
        if (!dueAt) continue;
        const earlier = new Date(Date.parse(dueAt) - milliseconds).toISOString();
        const ExpressionAttributeValues = { ':earlier': earlier };
        const UpdateExpression = 'SET dueAt = :earlier';
        const update = { TableName, Key: { id }, UpdateExpression, ExpressionAttributeValues };
        await dynamo.send(new UpdateCommand(update));
      }
      await stack.invoke('sweep', {});
    },
    /** An item that waits for its files. */
    async draft(kind: CatalogueKind, id: string, more: object = {}): Promise<string> {
      const at = '2026-11-01T09:00:00.000Z';
      const item = { id, title: `Title of ${id}`, priceMinor: 500, currency: 'gbp', ...more };
      await putItem(kind, { shelf: 'draft', publishedAt: at, updatedAt: at, ...item });
      return id;
    },
    item: async <Item extends CatalogueItem>(kind: CatalogueKind, id: string) =>
      (await getItem<Item>(kind, id))!,
    async put(bucket: 'public' | 'private', Key: string, Body: Buffer | string): Promise<void> {
      await s3.send(new PutObjectCommand({ Bucket: bucketOf(bucket), Key, Body }));
    },
    async remove(bucket: 'public' | 'private', Key: string): Promise<void> {
      await s3.send(new DeleteObjectCommand({ Bucket: bucketOf(bucket), Key }));
    },
    async read(bucket: 'public' | 'private', Key: string): Promise<Buffer> {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucketOf(bucket), Key }));
      return Buffer.from(await Body!.transformToByteArray());
    },
    head: (bucket: 'public' | 'private', Key: string) =>
      s3.send(new HeadObjectCommand({ Bucket: bucketOf(bucket), Key })),
    keys,
  };
}

export type Uploads = Awaited<ReturnType<typeof createUploads>>;
