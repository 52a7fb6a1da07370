/** Groups what begins at one line: a tool string that hangs or leaps shows in every curve of it. */
export function byLine<Seen extends { line: number }>(all: readonly Seen[]): Seen[][] {
  const groups = new Map<number, Seen[]>();
  for (const seen of all) groups.set(seen.line, [...(groups.get(seen.line) ?? []), seen]);
  return [...groups.values()];
}
