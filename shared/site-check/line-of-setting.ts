/**
 * Finds the line of a setting in the source of a site's file, for messages.
 * @param at its names, outermost first: `['site', 'brand', 'colours', 'accent']`
 * @param value what it is, which tells the entries of a list apart
 * @returns the line of the innermost name that the file has: values may come from another file
 */
export function lineOfSetting(source: string, at: readonly PropertyKey[], value?: unknown): number {
  let place = 0;
  for (const step of at) {
    if (typeof step !== 'string') continue;
    const found = placeOf(step, source, place);
    if (found === undefined) break;
    place = found;
  }
  const inList = at.some((step) => typeof step === 'number');
  return (inList && lineOfText(value, source, place)) || lineAt(source, place);
}

/** Returns the line of a text in quotes, from a place on; undefined if it is not there. */
export function lineOfText(value: unknown, source: string, from = 0): number | undefined {
  if (typeof value !== 'string') return undefined;
  const places = [`'${value}'`, JSON.stringify(value)]
    .map((quoted) => source.indexOf(quoted, from))
    .filter((place) => place >= 0);
  return places.length === 0 ? undefined : lineAt(source, Math.min(...places));
}

const lineAt = (source: string, place: number): number => source.slice(0, place).split('\n').length;

/** Returns where a name is set after a place: `name:`, `'name':`, `name =`, or the shorthand `name`. */
function placeOf(name: string, source: string, from: number): number | undefined {
  for (let at = source.indexOf(name, from); at >= 0; at = source.indexOf(name, at + 1)) {
    const before = source.slice(Math.max(0, at - 2), at);
    const after = source.slice(at + name.length);
    if (/(^|[\s{,(]['"]?)$/.test(before) && /^['"]?\s*[:,}=]/.test(after)) return at;
  }
  return undefined;
}
