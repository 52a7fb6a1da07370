import { invalidRequest } from '../stripe-failure.ts';

/**
 * A hash or an array of parameters; `name` is its path in Stripe's notation, such as
 * line_items[0][price_data].
 */
export interface Params {
  readonly name: string;
  readonly fields: Map<string, string | Params>;
}

export const paramName = (params: Params, key: string): string =>
  params.name === '' ? key : `${params.name}[${key}]`;

function hashAt(params: Params, key: string): Params {
  const found = params.fields.get(key);
  if (typeof found === 'string') throw invalidRequest('Invalid hash', { param: params.name });
  if (found) return found;
  const made: Params = { name: paramName(params, key), fields: new Map() };
  params.fields.set(key, made);
  return made;
}

/**
 * Parses a query or an application/x-www-form-urlencoded body in Stripe's nested notation: a[b][0]=x by name
 * or number, a[]=x for the next element. Throws 400 for names that it cannot parse.
 */
export function parseForm(text: string): Params {
  const root: Params = { name: '', fields: new Map() };
  for (const [name, value] of new URLSearchParams(text)) {
    const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
    if (!match) throw invalidRequest(`Invalid parameter name: ${name}`, { param: name });
    const keys = [match[1] ?? '', ...(match[2] ?? '').split(/[[\]]+/).filter(Boolean)];
    if (name.endsWith('[]')) keys.push('');
    const last = keys.pop() ?? '';
    const holder = keys.reduce(hashAt, root);
    holder.fields.set(last === '' ? String(holder.fields.size) : last, value);
  }
  return root;
}

/** Returns the same text for the same parameters in any order, for comparing uses of an idempotency key. */
export function fingerprint(params: Params): string {
  const sorted = [...params.fields].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    sorted.map(([key, value]) => [key, typeof value === 'string' ? value : fingerprint(value)]),
  );
}
