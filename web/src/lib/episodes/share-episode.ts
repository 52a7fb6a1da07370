import { toast } from '../toast.ts';

/** Shares an episode's address with the device's own dialog, or copies it where there is none. */
export async function shareEpisode({ id, title }: { id: string; title: string }): Promise<void> {
  const url = `${location.origin}/podcasthub?${new URLSearchParams({ episode: id })}`;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast.success('Link copied');
  } catch (error) {
    const canceled = error instanceof DOMException && error.name === 'AbortError';
    if (canceled) toast.info('Share canceled');
    else toast.error('The link could not be shared');
  }
}
