/** Groups findings that begin at the same line: a tool string that sticks or jumps affects all of its curves. */
export function byLine<Seen extends { line: number }>(all: readonly Seen[]): Seen[][] {
  const groups = new Map<number, Seen[]>();
  for (const seen of all) {
    const group = groups.get(seen.line);
    if (group) group.push(seen);
    else groups.set(seen.line, [seen]);
  }
  return [...groups.values()];
}
