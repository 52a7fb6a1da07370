import * as z from 'zod';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { openStorage } from '#web/src/lib/browser-storage.ts';

/** A file that has been sent in part. Only the server knows which parts; this record tells the form that it exists. */
export interface UnfinishedUpload {
  uploadId: string;
  kind: UploadKind;
  itemId: string;
  name: string;
  sizeBytes: number;
  modifiedAt: number;
}

const storageKey = 'unfinishedUploads';
const maxKept = 20;
const stored = z.array(
  z.object({
    uploadId: z.string(),
    kind: z.string(),
    itemId: z.string(),
    name: z.string(),
    sizeBytes: z.number(),
    modifiedAt: z.number(),
  }),
);

export function readUnfinished(): UnfinishedUpload[] {
  try {
    const text = openStorage('localStorage').getItem(storageKey);
    return stored.parse(JSON.parse(text ?? '[]')) as UnfinishedUpload[];
  } catch {
    return [];
  }
}

/** Stores the upload, replacing an earlier one of the same field. */
export function keepUnfinished(upload: UnfinishedUpload): void {
  const others = readUnfinished().filter(
    ({ kind, itemId }) => kind !== upload.kind || itemId !== upload.itemId,
  );
  write([upload, ...others].slice(0, maxKept));
}

export function forgetUnfinished(uploadId: string): void {
  write(readUnfinished().filter((each) => each.uploadId !== uploadId));
}

/** Whether this is the file that has been sent in part. */
export function isSameFile({ name, sizeBytes, modifiedAt }: UnfinishedUpload, file: File): boolean {
  return file.name === name && file.size === sizeBytes && file.lastModified === modifiedAt;
}

function write(uploads: UnfinishedUpload[]): void {
  try {
    openStorage('localStorage').setItem(storageKey, JSON.stringify(uploads));
  } catch {
    // Full storage loses the hint, not the upload.
  }
}
