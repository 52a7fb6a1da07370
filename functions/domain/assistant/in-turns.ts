/** Interleaves two lists: the first of each, then the second of each, and so on. */
export function inTurns<One>(some: readonly One[] = [], others: readonly One[] = []): One[] {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((one) => one !== undefined);
}
