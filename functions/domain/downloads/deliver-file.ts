import { redirect } from '../../platform/reply.ts';
import { noteDownload, type ItemEdition } from './download-repository.ts';
import { presignFile } from './presign-file.ts';

/** A file that the caller may download. */
export interface OpenedFile {
  file: { key: string; name: string };
  /** The edition that it belongs to, if the item has editions. */
  edition?: ItemEdition;
  /** Through which it is owned; undefined for a free item. */
  orderId: string | undefined;
}

/** Redirects to the file, and counts the download for the order. */
export async function deliverFile({ file, edition, orderId }: OpenedFile) {
  if (orderId) await noteDownload(orderId, edition);
  return redirect(await presignFile(file));
}
