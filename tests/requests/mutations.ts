import type { Request, Values } from './make-request.ts';
import { oddValues } from './pools.ts';
import { pick, type Random } from './valid-input.ts';

/** Changes an input so many times. */
export function mutateInput(
  input: Values,
  times: number,
  random: Random,
): { input: Values; mutations: string[] } {
  const mutations: string[] = [];
  for (let time = 0; time < times; time++) {
    const [name, mutate] = pick(random, valueMutations);
    mutations.push(name);
    input = mutate(input, random);
  }
  return { input, mutations };
}

/** Changes something of a request that is not its input. */
export function mutateRequest(request: Request, random: Random): void {
  const [name, mutate] = pick(random, requestMutations);
  request.mutations.push(name);
  mutate(request, random);
}

/** Returns a value as text, as in a URL. */
export function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const valueMutations: readonly [string, (input: Values, random: Random) => Values][] = [
  ['a field is missing', (input, random) => without(input, random)],
  ['an odd value', (input, random) => changed(input, random, () => pick(random, oddValues))],
  ['an odd value', (input, random) => changed(input, random, () => pick(random, oddValues))],
  ['a list', (input, random) => changed(input, random, (value) => [value, value])],
  ['an object', (input, random) => changed(input, random, (value) => ({ value }))],
  ['text', (input, random) => changed(input, random, asText)],
  [
    'another field',
    (input, random) => ({ ...input, [pick(random, odd)]: pick(random, oddValues) }),
  ],
];

const odd = [
  'id',
  'sort',
  'cursor',
  'limit',
  '__proto__',
  'toString',
  'x'.repeat(500),
  '',
  'é',
  'q',
];

function without(input: Values, random: Random): Values {
  const name = pick(random, Object.keys(input));
  return Object.fromEntries(Object.entries(input).filter(([field]) => field !== name));
}

/** Changes a field, or a field of an object or list in it. */
function changed(input: Values, random: Random, change: (value: unknown) => unknown): Values {
  const names = Object.keys(input);
  if (names.length === 0) return { id: change('x') };
  const name = pick(random, names);
  const value = input[name];
  const isDeep = typeof value === 'object' && value !== null && random.uniform() < 0.7;
  if (isDeep && Array.isArray(value)) {
    return {
      ...input,
      [name]: value.map((one) => (random.uniform() < 0.5 ? change(one) : one) as unknown),
    };
  }
  return { ...input, [name]: isDeep ? changed(value as Values, random, change) : change(value) };
}

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'image/png',
  '',
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '12',
  'true',
  '\uFEFF{}',
  '{"a":1,}',
  '{"__proto__":{"role":"admin"}}',
  `${'['.repeat(5000)}`,
  'a=b&c=d',
  '\u0000',
];
const tails = [
  '%',
  '%ff',
  '%00',
  '%2e%2e%2f',
  '/',
  '//',
  '/../..',
  '?',
  '?a=%zz',
  '?cursor=e30',
  '?limit=-1&limit=2',
  '#x',
  '.json',
];
const headers: readonly (readonly [string, string])[] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'x'.repeat(6000)}`],
  ['accept', 'text/html'],
  ['accept', '*/*;q=x'],
  ['accept-language', ','.repeat(400)],
  ['if-none-match', '"x", W/"y"'],
  ['range', 'bytes=9-1'],
  ['cookie', '__Host-session=1; a'],
  ['stripe-signature', 't=1,v1=00'],
  ['stripe-signature', ','],
  ['origin', 'https://elsewhere.example'],
  ['cloudfront-viewer-address', '[::1]:x'],
  ['x-forwarded-for', '1.2.3.4'],
];

const requestMutations: readonly [string, (request: Request, random: Random) => void][] = [
  [
    'another content type',
    (request, random) => {
      request.headers['content-type'] = pick(random, types);
    },
  ],
  [
    'a broken body',
    (request, random) => {
      request.body = random.uniform() < 0.5 ? pick(random, bodies) : request.body?.slice(0, -1);
    },
  ],
  [
    'a broken address',
    (request, random) => {
      request.target += pick(random, tails);
    },
  ],
  [
    'an odd header',
    (request, random) => {
      const [name, value] = pick(random, headers);
      request.headers[name] = value;
    },
  ],
  [
    'another method',
    (request, random) => {
      request.method = pick(random, ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
    },
  ],
];
