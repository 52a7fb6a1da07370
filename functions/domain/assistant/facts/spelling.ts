/** Corrects a word to one that the site uses; returns the word itself if none is near enough. */
export type Spelling = (word: string) => string;

const minWordLength = 4;
/** Words of this many letters or more may contain two errors. */
const longWordLength = 8;
/** Letters that sound alike, for phonetic spelling. */
const sounds: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ou/g, 'u'],
  [/[ck]h?/g, 'k'],
  [/[yie]+/g, 'i'],
  [/z/g, 's'],
  [/d\b/g, 't'],
  [/(.)\1+/g, '$1'],
];

/** Creates a correction from the words that the site uses. People rarely mistype the first letter. */
export function createSpelling(texts: Iterable<string>): Spelling {
  const counts = new Map<string, number>();
  /** `crossvalidation` is `cross-validation`. */
  const joined = new Map<string, string>();
  for (const text of texts) {
    for (const [pair] of text.toLowerCase().matchAll(/\p{L}{4,}-\p{L}{4,}/gu)) {
      const word = pair.replace('-', '');
      joined.set(word, pair);
      counts.set(word, 1);
    }
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const byLetter = Map.groupBy(counts.keys(), (word) => word[0]!);
  return (word) => {
    if (word.length < minWordLength || counts.has(word) || /\d/.test(word)) {
      return joined.get(word) ?? word;
    }
    const maxDistance = word.length >= longWordLength ? 2 : 1;
    let found = word;
    let best = Infinity;
    for (const known of byLetter.get(word[0]!) ?? []) {
      if (Math.abs(known.length - word.length) > maxDistance) continue;
      const errors = distance(word, known);
      const sameSound = soundOf(word) === soundOf(known);
      if (errors > maxDistance && !sameSound) continue;
      // Ties go to the word that the site uses more.
      const rank = errors - (sameSound ? 1 : 0) - counts.get(known)! / 10_000;
      if (rank < best) [found, best] = [known, rank];
    }
    return joined.get(found) ?? found;
  };
}

function soundOf(word: string): string {
  return sounds.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word);
}

/**
 * Counts the letters that are changed, missing, superfluous or swapped with their neighbour (optimal string alignment
 * distance).
 */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
