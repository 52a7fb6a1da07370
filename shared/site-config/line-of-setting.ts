/**
 * Finds the line of a setting in the source of a site's file, for messages.
 * @param at its names, outermost first: `['brand', 'colours', 'accent']`
 * @returns the line of the innermost name that the file has: values may come from another file
 */
export function lineOfSetting(source: string, at: readonly PropertyKey[]): number {
  let place = 0;
  for (const step of at) {
    if (typeof step !== 'string') continue;
    const found = new RegExp(`(?<![\\w.'"])['"]?${escaped(step)}['"]?(?=\\s*[:,}])`).exec(
      source.slice(place),
    );
    if (!found) break;
    place += found.index;
  }
  return source.slice(0, place).split('\n').length;
}

const escaped = (text: string) => text.replaceAll(/[^\w]/g, '\\$&');
