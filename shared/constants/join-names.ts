/** Joins names for use in a sentence: `papers, episodes and products`. */
export function joinNames(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  return names.join(', ').replace(/, ([^,]*)$/, ` ${word} $1`);
}
