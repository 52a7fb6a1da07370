/**
 * Characters that are not seen, end lines or turn what follows around, as U+202E does. The two joiners are spared: emoji
 * and some scripts are written with them.
 */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const longest = 180;
/** Its ending says what a file is. */
const keptAtEnd = 40;

/** A name from an archive as it is shown: each character that is not seen as `�`, and a long name without its middle. */
export function visibleName(name: string): string {
  const characters = [...name.toWellFormed().replace(unseen, '\uFFFD')];
  if (characters.length <= longest) return characters.join('');
  const start = characters.slice(0, longest - keptAtEnd - 1);
  return [...start, '…', ...characters.slice(-keptAtEnd)].join('');
}
