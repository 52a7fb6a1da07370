import { suggestion } from './nearest.ts';

export interface Fault {
  /** A sentence that says what is allowed. */
  text: string;
  /** The path of keys within the value; list entries count from 0. */
  path: readonly string[];
}

/**
 * Returns what is wrong with a value; undefined if nothing is. The name is the value's location, such as '"ranges":
 * "GR"'.
 */
export type Check = (value: unknown, name: string) => Fault | undefined;

/** @param what as in 'must be a number above 1' */
export function mustBe(what: string, test: (value: unknown) => boolean): Check {
  return (value, name) =>
    test(value) ? undefined : { text: `${name} must be ${what}.`, path: [] };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

export const isListOf = (value: unknown, isOne: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isOne);

const within = (fault: Fault | undefined, key: string): Fault | undefined =>
  fault && { ...fault, path: [key, ...fault.path] };

/** An object with any keys. */
export function recordOf(example: string, check: Check, checkKey?: Check): Check {
  return membersOf(example, () => check, checkKey);
}

/** An object with only these keys, each of which is optional. */
export function objectWith(example: string, checks: Readonly<Record<string, Check>>): Check {
  const known = Object.keys(checks);
  const checkKey: Check = (key, name) => {
    if (known.includes(key as string)) return undefined;
    const there = name === '' ? 'There' : `${name}: there`;
    const advice =
      suggestion(key as string, known) ||
      ` The keys are ${known.slice(0, -1).join(', ')} and ${known.at(-1)!}.`;
    return { text: `${there} is no key "${key as string}".${advice}`, path: [] };
  };
  const checkOf =
    (key: string): Check =>
    (value, name) =>
      value === undefined ? undefined : checks[key]!(value, name);
  return membersOf(example, checkOf, checkKey);
}

function membersOf(example: string, checkOf: (key: string) => Check, checkKey?: Check): Check {
  const mustBeObject = mustBe(`an object, for example ${example}`, isRecord);
  return (value, name) => {
    if (!isRecord(value)) return mustBeObject(value, name);
    for (const [key, content] of Object.entries(value)) {
      const place = name === '' ? `"${key}"` : `${name}: "${key}"`;
      const fault = checkKey?.(key, name) ?? checkOf(key)(content, place);
      if (fault) return within(fault, key);
    }
    return undefined;
  };
}

/** A list whose entries are identified by number. */
export function listOf(what: string, check: Check): Check {
  const mustBeList = mustBe(what, Array.isArray);
  return (value, name) => {
    if (!Array.isArray(value)) return mustBeList(value, name);
    for (const [index, one] of value.entries()) {
      const fault = check(one, `${name}, entry ${index + 1}`);
      if (fault) return within(fault, `${index}`);
    }
    return undefined;
  };
}
