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

/** Reads an order from an address's query; what it does not know is as in the worked example. */
export function readOrder(search: URLSearchParams): Order {
  const given = search.get('addons');
  return {
    length: readLength(search) ?? exampleOrder.length,
    voice: oneOf(voices, search.get('voice')) ?? exampleOrder.voice,
    language: oneOf(languages, search.get('language')) ?? exampleOrder.language,
    formatting: oneOf(formattings, search.get('formatting')) ?? exampleOrder.formatting,
    rush: oneOf(rushes, search.get('rush')) ?? exampleOrder.rush,
    addOns:
      given === null
        ? exampleOrder.addOns
        : addOns.filter((addOn) => given.split(',').includes(addOn)),
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
