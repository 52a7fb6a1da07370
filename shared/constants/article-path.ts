/** Returns the path of an article's page. Opened from the library, it shows the library with that article open. */
export function articlePath(id: string): string {
  return `/articles/${encodeURIComponent(id)}`;
}
