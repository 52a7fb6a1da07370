/**
 * Characters that are invisible, break lines or reverse the text after them (U+202E). The two joiners are allowed:
 * emoji and some scripts need them.
 */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const maxCharacters = 180;
/** Characters to keep at the end of a long name: the extension says what the file is. */
const keptAtEnd = 40;

/** Returns a name from an archive for display: invisible characters become `�`, and a long name loses its middle. */
export function visibleName(name: string): string {
  const characters = [...name.toWellFormed().replace(unseen, '\uFFFD')];
  if (characters.length <= maxCharacters) return characters.join('');
  const start = characters.slice(0, maxCharacters - keptAtEnd - 1);
  return [...start, '…', ...characters.slice(-keptAtEnd)].join('');
}
