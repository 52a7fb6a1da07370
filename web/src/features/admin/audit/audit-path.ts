/** Returns the path of the audit log, searched for some words. */
export function auditPath(words: string): string {
  return `/admin/audit?${new URLSearchParams({ q: words })}`;
}
