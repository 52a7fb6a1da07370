/** Joins names for use in a sentence: `papers, episodes and products`. */
export function joinNames(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
