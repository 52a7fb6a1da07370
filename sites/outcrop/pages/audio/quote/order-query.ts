import {
  addOns,
  formattings,
  languages,
  maxMinutes,
  maxPages,
  rushes,
  startingOrder,
  voices,
  type Order,
} from './order.ts';

/** Reads an order from a URL's query. Missing values have their defaults. */
export function readOrder(search: URLSearchParams): Order {
  const given = (search.get('addons') ?? '').split(',');
  return {
    length: readLength(search) ?? startingOrder.length,
    voice: oneOf(voices, search.get('voice')) ?? startingOrder.voice,
    language: oneOf(languages, search.get('language')) ?? startingOrder.language,
    formatting: oneOf(formattings, search.get('formatting')) ?? startingOrder.formatting,
    rush: oneOf(rushes, search.get('rush')) ?? startingOrder.rush,
    addOns: addOns.filter((addOn) => given.includes(addOn)),
  };
}

/** Writes a complete order as a query, so that a shared slip never changes: '?minutes=45&voice=cinematic…'. */
export function orderQuery({ length, voice, language, formatting, rush, addOns }: Order): string {
  const given = { [length.unit]: `${length.count}`, voice, language, formatting, rush };
  return `?${new URLSearchParams({ ...given, addons: addOns.join(',') })}`;
}

/** Returns a whole number of at least 1; undefined for anything else. */
export function readCount(text: string, most: number): number | undefined {
  if (!/^\d{1,6}$/.test(text.trim())) return undefined;
  const count = Number(text);
  return count >= 1 && count <= most ? count : undefined;
}

function readLength(search: URLSearchParams): Order['length'] | undefined {
  const pages = readCount(search.get('pages') ?? '', maxPages);
  if (pages) return { unit: 'pages', count: pages };
  const minutes = readCount(search.get('minutes') ?? '', maxMinutes);
  return minutes ? { unit: 'minutes', count: minutes } : undefined;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | undefined {
  return values.find((value) => value === given);
}
