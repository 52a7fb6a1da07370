/** Returns the known word most similar to a mistyped one; undefined if none is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, distance: distance(word.toLowerCase(), one.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3)))
    ? best.one
    : undefined;
}

/** The Levenshtein edit distance. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return 99;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = row[j]! + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Returns ' Did you mean "spike"?', or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const one = nearest(word, known);
  return one ? ` Did you mean "${one}"?` : '';
}
