/** Returns the path of a bundle's page. */
export function bundlePath(id: string): string {
  return `/store/bundles/${encodeURIComponent(id)}`;
}
