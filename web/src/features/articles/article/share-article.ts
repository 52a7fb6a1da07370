import { toast } from '#web/src/lib/toast.ts';

/** Shares an article's URL with the system dialog, or copies it where there is none. Reports the result in a toast. */
export async function shareArticle({ id, title }: { id: string; title: string }): Promise<void> {
  const url = `${location.origin}/articles/${encodeURIComponent(id)}`;
  const share = { title, url };
  if (navigator.canShare?.(share)) {
    try {
      await navigator.share(share);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        toast.info('Share canceled');
        return;
      }
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied');
  } catch {
    toast.info(`The link: ${url}`, { durationSeconds: 10 });
  }
}
