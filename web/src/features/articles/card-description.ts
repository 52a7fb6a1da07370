const longestDescription = 120;

/** At most 120 characters including the ellipsis, cut at a word boundary if possible. */
export function cardDescription(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= longestDescription) return characters.join('');
  const cut = characters.slice(0, longestDescription - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > longestDescription / 2 ? cut.slice(0, lastSpace) : cut;
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}
