/** Returns the name that was probably meant; undefined if none is similar. Case does not count. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, changes: changesBetween(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.changes - b.changes);
  return best?.name;
}

/** Returns a sentence that suggests the nearest of these names, or an empty text. */
export function suggestion(written: string, names: readonly string[]): string {
  const name = nearest(written, names);
  return name === undefined ? '' : ` Did you mean \`${name}\`?`;
}

/**
 * Returns how many letters to add, remove, replace, or swap with the next one. `fastest-levenshtein` and `didyoumean2`
 * count a swap as two changes, so that they miss `eru` for `eur`.
 */
function changesBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[index] === other[at - 1];
      const isSwapped = one[index] === other[at - 2] && one[index - 1] === other[at - 1];
      next.push(
        Math.min(
          row[at - 1]! + (isSame ? 0 : 1),
          row[at]! + 1,
          next[at - 1]! + 1,
          isSwapped ? before[at - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
