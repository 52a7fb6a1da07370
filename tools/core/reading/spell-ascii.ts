/** Characters with an unambiguous transliteration to ASCII; accents are dropped from letters. */
const spellings: Readonly<Record<string, string>> = {
  ...{ '°': 'deg', µ: 'u', μ: 'u', '¹': '1', '²': '2', '³': '3', Ω: 'ohm', '\u2126': 'ohm' },
  ...{ '\u2010': '-', '\u2011': '-', '–': '-', '—': '-', '−': '-', '‘': "'", '’': "'" },
  ...{ '“': '"', '”': '"', '\u00a0': ' ', '\u2009': ' ', '\u202f': ' ', '×': 'x', '±': '+/-' },
  ...{ '¼': '1/4', '½': '1/2', '¾': '3/4', ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE' },
  ...{ ß: 'ss', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', '\ufeff': '' },
};

export const beyondAscii = /[^\0-\x7f]/u;
const allBeyondAscii = new RegExp(beyondAscii, 'gu');

/** Transliterates a text to ASCII; undefined if a character has no unambiguous transliteration. */
export function spellAscii(text: string): string | undefined {
  const spelt = text.replace(allBeyondAscii, (character) => {
    const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
    return spellings[character] ?? (/^[a-z]$/i.test(letter) ? letter : character);
  });
  return beyondAscii.test(spelt) ? undefined : spelt;
}
