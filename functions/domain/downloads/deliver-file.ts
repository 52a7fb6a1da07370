import { redirect } from '../../platform/reply.ts';
import { recordDownload, type ItemEdition } from './download-repository.ts';
import { countQuietly } from '../visits/count-quietly.ts';
import { presignFile } from './presign-file.ts';

/** A file that the caller may download. */
export interface OpenedFile {
  file: { key: string; name: string };
  /** `article#<id>` */
  item: string;
  /** The edition that it belongs to, if the item has editions. */
  edition?: ItemEdition;
  /** The order through which the caller owns it; undefined for a free item. */
  orderId: string | undefined;
}

/** Redirects to the file, and counts the download for the item and the order. */
export async function deliverFile({ file, item, edition, orderId }: OpenedFile) {
  await countDownload(item, orderId, edition);
  return redirect(await presignFile(file));
}

export async function countDownload(
  item: string,
  orderId: string | undefined,
  edition?: ItemEdition,
): Promise<void> {
  await Promise.all([
    orderId && recordDownload(orderId, edition),
    countQuietly(orderId ? 'downloads' : 'free-downloads', item),
  ]);
}
