/** Letters that Unicode does not decompose into a letter and a mark. */
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
 * Normalises text for searches: 'Archie’s Law – Σ' → 'archies law σ'. Case, accents, punctuation and kinds of dashes
 * and apostrophes make no difference; one space separates words.
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

/** Returns the distinct words of a search, folded. */
export function searchWords(q: string): string[] {
  return [...new Set(foldText(q).split(' '))].filter(Boolean);
}

/** Whether a text contains every word, also within other words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
