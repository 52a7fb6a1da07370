/** Where an episode has its page: the hub with that episode open. */
export function episodePath(id: string): string {
  return `/podcasthub/${encodeURIComponent(id)}`;
}
