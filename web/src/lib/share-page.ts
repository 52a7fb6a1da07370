import { copyText } from './copy-text.ts';
import * as messages from './messages.ts';
import { toast } from './toast.ts';

/** Shares a page of this site with the system dialog, or copies its URL where there is none. Reports the result in a toast. */
export async function sharePage(path: string, title: string): Promise<void> {
  const url = location.origin + path;
  const share = { title, url };
  if (navigator.canShare?.(share)) {
    try {
      await navigator.share(share);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        toast.info(messages.shareCancelled);
        return;
      }
    }
  }
  if (await copyText(url)) toast.success(messages.linkCopied);
  else toast.info(messages.theLinkUrl(url), { durationSeconds: 10 });
}
