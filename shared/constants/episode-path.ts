/** The address of an episode's page; opened from the hub, the hub with that episode open. */
export function episodePath(id: string): string {
  return `/podcasthub/${encodeURIComponent(id)}`;
}
