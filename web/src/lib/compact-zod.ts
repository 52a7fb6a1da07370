import { regexes } from 'zod/mini';

/*
 * Replaces `zod` in the browser (vite.config.ts). The contracts use zod's chaining interface, which adds 22 KB
 * compressed to every page that makes a call (zod/mini: 9 KB). Of that they need a dozen kinds and ten rules, which are
 * implemented here with the same verdicts, values and texts: tests/unit/web/compact-zod.test.ts compares both for every
 * call of the manifest. The types are zod's own, because the compiler never sees this file instead.
 */

interface Issue {
  path: (string | number)[];
  message: string;
}

type Sized = string | number | readonly unknown[];
type Params = string | { error?: string };
type Shape = Record<string, Schema>;
type Report = (message?: string, path?: Issue['path']) => void;
/** Returns the parsed value, or reports what is wrong with it. */
type Parse = (value: unknown, report: Report) => unknown;

interface Facts {
  /** The text given for the kind; also used by rules without a text of their own. */
  text?: string;
  shape?: Shape;
  options?: readonly string[];
  isOptional?: boolean;
}

/** The part of zod's interface that the contracts and their readers use. */
interface Schema extends Facts {
  run: Parse;
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: Issue[] } };
  parse(value: unknown): unknown;
  optional(): Schema;
  min(least: number, params?: Params): Schema;
  max(most: number, params?: Params): Schema;
  int(params?: Params): Schema;
  positive(params?: Params): Schema;
  regex(pattern: RegExp, params?: Params): Schema;
  trim(): Schema;
  toLowerCase(): Schema;
  pipe(next: Schema): Schema;
  extend(more: Shape): Schema;
}

const textOf = (params?: Params) => (typeof params === 'string' ? params : params?.error);

/** @param rules Run in order once the kind is right; all of them, so that every one can report. */
function schema(parse: Parse, facts: Facts = {}, rules: Parse[] = []): Schema {
  const run: Parse = (value, report) => {
    let failed = false;
    const start = parse(value, (...issue) => {
      failed = true;
      report(...issue);
    });
    return failed ? start : rules.reduce((current, rule) => rule(current, report), start);
  };
  const andThen = (rule: Parse) => schema(parse, facts, [...rules, rule]);
  const must = (holds: (value: never) => boolean, params?: Params) =>
    andThen((value, report) => {
      if (!holds(value as never)) report(textOf(params) ?? facts.text);
      return value;
    });
  const sizeOf = (value: Sized) => (typeof value === 'number' ? value : value.length);

  const safeParse: Schema['safeParse'] = (value) => {
    const issues: Issue[] = [];
    const data = run(value, (message = 'Invalid input', path = []) =>
      issues.push({ path, message }),
    );
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  };

  return {
    ...facts,
    run,
    safeParse,
    parse(value: unknown) {
      const result = safeParse(value);
      if (!result.success) throw new TypeError(JSON.stringify(result.error));
      return result.data;
    },
    optional: () =>
      schema((value, report) => (value === undefined ? value : run(value, report)), {
        ...facts,
        isOptional: true,
      }),
    min: (least: number, params?: Params) => must((value: Sized) => sizeOf(value) >= least, params),
    max: (most: number, params?: Params) => must((value: Sized) => sizeOf(value) <= most, params),
    int: (params?: Params) => must(Number.isSafeInteger, params),
    positive: (params?: Params) => must((value: number) => value > 0, params),
    regex: (pattern: RegExp, params?: Params) =>
      must((value: string) => pattern.test(value), params),
    trim: () => andThen((value) => (value as string).trim()),
    toLowerCase: () => andThen((value) => (value as string).toLowerCase()),
    pipe: (next) =>
      schema((value, report) => {
        let failed = false;
        const between = run(value, (...issue) => {
          failed = true;
          report(...issue);
        });
        return failed ? between : next.run(between, report);
      }),
    extend: (more: Shape) => object({ ...facts.shape, ...more }),
  };
}

function kind(holds: (value: unknown) => boolean) {
  return (params?: Params) => {
    const text = textOf(params);
    const parse: Parse = (value, report) => {
      if (!holds(value)) report(text);
      return value;
    };
    return schema(parse, { text });
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a value inside an object or array, with its name or index in the path of each issue. */
function parseInside(place: string | number, inner: Schema, value: unknown, report: Report) {
  return inner.run(value, (message, path = []) => report(message, [place, ...path]));
}

export const string = kind((value) => typeof value === 'string');
export const number = kind(Number.isFinite);
export const boolean = kind((value) => typeof value === 'boolean');
export const unknown = kind(() => true);
export const email = kind((value) => typeof value === 'string' && regexes.email.test(value));
export const url = kind((value) => typeof value === 'string' && URL.canParse(value));
export const coerce = {
  number: () => schema((value, report) => number().run(Number(value), report)),
};

export function object(shape: Shape): Schema {
  const parse: Parse = (value, report) => {
    if (!isRecord(value)) return report();
    const entries = Object.entries(shape)
      .filter(([name, inner]) => !inner.isOptional || name in value)
      .map(([name, inner]) => [name, parseInside(name, inner, value[name], report)] as const);
    return Object.fromEntries(entries);
  };
  return schema(parse, { shape });
}

export const array = (item: Schema) =>
  schema((value, report) =>
    Array.isArray(value)
      ? value.map((one, index) => parseInside(index, item, one, report))
      : report(),
  );

export const record = (_key: Schema, item: Schema) =>
  schema((value, report) => {
    if (!isRecord(value)) return report();
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, one]) => [name, parseInside(name, item, one, report)] as const),
    );
  });

const enumeration = (options: readonly string[]) =>
  schema(
    (value, report) => {
      if (!options.includes(value as string)) report();
      return value;
    },
    { options },
  );
const nothing = kind((value) => value === undefined);
export { enumeration as enum, nothing as void };
