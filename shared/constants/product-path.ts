/** Returns the path of a product's page. */
export function productPath(id: string): string {
  return `/store/${encodeURIComponent(id)}`;
}
