/**
 * Finds the line of a setting in the source of a site's file, for messages.
 * @param at its names, outermost first: `['brand', 'colours', 'accent']`
 * @returns the line of the innermost name that the file has: values may come from another file
 */
export function lineOfSetting(source: string, at: readonly PropertyKey[]): number {
  let place = 0;
  for (const step of at) {
    if (typeof step !== 'string') continue;
    const found = placeOf(step, source, place);
    if (found === undefined) break;
    place = found;
  }
  return source.slice(0, place).split('\n').length;
}

/** Returns where a name is set after a place: `name:`, `'name':`, or `name` as a short form. */
function placeOf(name: string, source: string, from: number): number | undefined {
  for (let at = source.indexOf(name, from); at >= 0; at = source.indexOf(name, at + 1)) {
    const before = source.slice(Math.max(0, at - 2), at);
    const after = source.slice(at + name.length);
    if (/(^|[\s{,(]['"]?)$/.test(before) && /^['"]?\s*[:,}]/.test(after)) return at;
  }
  return undefined;
}
