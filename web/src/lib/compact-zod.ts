import * as mini from 'zod/mini';

/*
 * Stands in for `zod` in the browser (vite.config.ts). The contracts are written against zod's chaining interface, whose
 * schemas carry every method and format there is: 22 KB compressed on every page that makes a call. This is the same zod
 * core behind the part of that interface that the contracts use. A method missing here fails the prerendering build, and
 * tests/unit/web/compact-zod.test.ts holds both against each other.
 */

type Params = string | { error?: string };
type Schema = mini.ZodMiniType<unknown, unknown>;
type Check = Parameters<Schema['check']>[number];

/** Gives a schema the chaining methods of zod's own interface. */
function chain(schema: Schema) {
  // Checks are typed by what they check; which one fits which schema was settled where the contract was compiled.
  const checked = (check: unknown) => chain(schema.check(check as Check));
  const isText = schema.def.type === 'string';
  return Object.assign(schema, {
    optional: () => chain(mini.optional(schema)),
    min: (least: number, params?: Params) =>
      checked(isText ? mini.minLength(least, params) : mini.gte(least, params)),
    max: (most: number, params?: Params) =>
      checked(isText ? mini.maxLength(most, params) : mini.lte(most, params)),
    int: (params?: Params) => checked(mini.int(params)),
    positive: (params?: Params) => checked(mini.positive(params)),
    regex: (pattern: RegExp, params?: Params) => checked(mini.regex(pattern, params)),
    trim: () => checked(mini.trim()),
    toLowerCase: () => checked(mini.toLowerCase()),
    pipe: (next: Schema) => chain(mini.pipe(schema, next)),
    extend: (shape: Record<string, Schema>) =>
      chain(mini.extend(schema as mini.ZodMiniObject, shape)),
  });
}

/** A constructor of zod/mini whose schemas can be chained. */
function chained<Args extends unknown[]>(make: (...args: Args) => Schema) {
  return (...args: Args) => chain(make(...args));
}

export const string = chained((params?: Params) => mini.string(params));
export const number = chained((params?: Params) => mini.number(params));
export const boolean = chained(() => mini.boolean());
export const email = chained((params?: Params) => mini.email(params));
export const url = chained((params?: Params) => mini.url(params));
export const array = chained((item: Schema) => mini.array(item));
export const record = chained((_key: Schema, value: Schema) => mini.record(mini.string(), value));
export const object = chained((shape: Record<string, Schema>) => mini.object(shape));
export const coerce = { number: chained(() => mini.coerce.number()) };
export const config = mini.config;

const enumeration = chained((values: readonly string[]) => mini.enum(values));
const nothing = chained(() => mini.void());
export { enumeration as enum, nothing as void };
