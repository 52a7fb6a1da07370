/** Letters that Unicode does not take apart into a letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * A text as searches compare it: 'Archie’s Law – Σ' → 'archies law σ'. Case, accents, punctuation and the kinds of dashes
 * and apostrophes make no difference; words stand apart by one space.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => letters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The different words of a search, folded. */
export function searchWords(q: string): string[] {
  return [...new Set(foldText(q).split(' '))].filter(Boolean);
}

/** Whether a text has every word, also as a part of another. */
export function hasWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
