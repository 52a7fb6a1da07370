/** Returns what identifies an author: two names that differ only in case, form or outer space are the same. */
export function authorKey(name: string): string {
  // Back from upper case, which does not tell ß from ss or ς from σ. ẞ reaches it only by way of lower case.
  const folded = name.normalize('NFKC').trim().toLowerCase().toUpperCase().toLowerCase();
  return folded.normalize('NFKC');
}
