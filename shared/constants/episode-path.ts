/** Returns the path of an episode's page. Opened from the hub, it shows the hub with that episode open. */
export function episodePath(id: string): string {
  return `/podcasthub/${encodeURIComponent(id)}`;
}
