/** The path of an episode: the hub with that episode open. */
export function episodePath(id: string): string {
  return `/podcasthub/${encodeURIComponent(id)}`;
}
