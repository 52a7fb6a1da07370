/** Whether a client has the version `etag` cached. The header is a list or `*`, compared weakly (RFC 9110, 13.1.2). */
export function isCachedByClient(ifNoneMatch: string | undefined, etag: string): boolean {
  const cached = (ifNoneMatch ?? '').split(',').map((tag) => withoutWeakness(tag.trim()));
  return cached.includes('*') || cached.includes(withoutWeakness(etag));
}

/** Whether a client accepts gzip; a quality of 0 means no (RFC 9110, 12.5.3). */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding ?? '');
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
