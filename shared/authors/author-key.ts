/**
 * Returns what identifies an author: two names that differ only in case, Unicode form or surrounding white space are
 * the same.
 */
export function authorKey(name: string): string {
  // Via upper case and back, so that ß equals ss and ς equals σ. The first `toLowerCase` turns ẞ into ß, because
  // `toUpperCase` leaves ẞ unchanged.
  const folded = name.normalize('NFKC').trim().toLowerCase().toUpperCase().toLowerCase();
  return folded.normalize('NFKC');
}
