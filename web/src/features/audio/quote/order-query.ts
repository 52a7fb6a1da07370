import {
  addOns,
  exampleOrder,
  formattings,
  languages,
  mostMinutes,
  mostPages,
  rushes,
  voices,
  type Order,
} from './order.ts';

/** Reads an order from an address's query: the worked example without a length; what else is missing costs nothing. */
export function readOrder(search: URLSearchParams): Order {
  const given = (search.get('addons') ?? '').split(',');
  const length = readLength(search);
  if (!length) return exampleOrder;
  return {
    length,
    voice: oneOf(voices, search.get('voice')) ?? 'standard',
    language: oneOf(languages, search.get('language')) ?? 'english',
    formatting: oneOf(formattings, search.get('formatting')) ?? 'simple',
    rush: oneOf(rushes, search.get('rush')) ?? 'none',
    addOns: addOns.filter((addOn) => given.includes(addOn)),
  };
}

/** An order as a query that says all of it, so that a shared slip stays what it was: '?minutes=45&voice=cinematic…'. */
export function orderQuery({ length, voice, language, formatting, rush, addOns }: Order): string {
  const given = { [length.unit]: `${length.count}`, voice, language, formatting, rush };
  return `?${new URLSearchParams({ ...given, addons: addOns.join(',') })}`;
}

/** A whole number of at least 1; undefined for anything else. */
export function readCount(text: string, most: number): number | undefined {
  if (!/^\d{1,6}$/.test(text.trim())) return undefined;
  const count = Number(text);
  return count >= 1 && count <= most ? count : undefined;
}

function readLength(search: URLSearchParams): Order['length'] | undefined {
  const pages = readCount(search.get('pages') ?? '', mostPages);
  if (pages) return { unit: 'pages', count: pages };
  const minutes = readCount(search.get('minutes') ?? '', mostMinutes);
  return minutes ? { unit: 'minutes', count: minutes } : undefined;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | undefined {
  return values.find((value) => value === given);
}
