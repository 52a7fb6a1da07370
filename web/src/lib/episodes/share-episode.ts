import { toast } from '../toast.ts';

/** Shares an episode's address with the device's own dialog, or copies it where there is none. Says how it went. */
export async function shareEpisode({ id, title }: { id: string; title: string }): Promise<void> {
  const url = `${location.origin}/podcasthub?${new URLSearchParams({ episode: id })}`;
  try {
    if (navigator.canShare?.({ title, url })) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast.success('Link copied');
  } catch (error) {
    const canceled = error instanceof DOMException && error.name === 'AbortError';
    toast.info(canceled ? 'Share canceled' : `The link: ${url}`);
  }
}
