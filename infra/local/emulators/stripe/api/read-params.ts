import type { Params } from './parse-form.ts';
import { paramName } from './parse-form.ts';
import { invalidRequest } from '../stripe-failure.ts';

const missing = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** Refuses parameters that are not in the list. Stripe does too, so a misspelt one already fails locally. */
export function refuseUnknown(params: Params, known: readonly string[]): void {
  for (const key of params.fields.keys()) {
    const param = paramName(params, key);
    if (!known.includes(key))
      throw invalidRequest(`Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      });
  }
}

export function optionalString(params: Params, key: string, maxLength = 5000): string | undefined {
  const value = params.fields.get(key);
  const param = paramName(params, key);
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalidRequest('Invalid string', { param });
  if (value === '')
    throw invalidRequest(
      `You passed an empty string for '${param}', which cannot be unset: leave it out or give it a value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (value.length > maxLength)
    throw invalidRequest(`Invalid string: must be at most ${maxLength} characters`, { param });
  return value;
}

export function requiredString(params: Params, key: string, maxLength?: number): string {
  const value = optionalString(params, key, maxLength);
  if (value === undefined) throw missing(paramName(params, key));
  return value;
}

export function optionalInteger(params: Params, key: string, least = 0): number | undefined {
  const value = optionalString(params, key);
  if (value === undefined) return undefined;
  const details = { code: 'parameter_invalid_integer', param: paramName(params, key) };
  if (!/^-?\d{1,15}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, details);
  if (Number(value) < least)
    throw invalidRequest(
      least > 0 ? 'This value must be greater than or equal to 1.' : 'Invalid non-negative integer',
      details,
    );
  return Number(value);
}

export function requiredInteger(params: Params, key: string, least?: number): number {
  const value = optionalInteger(params, key, least);
  if (value === undefined) throw missing(paramName(params, key));
  return value;
}

export function optionalChoice<T extends string>(
  params: Params,
  key: string,
  choices: readonly T[],
): T | undefined {
  const value = optionalString(params, key);
  if (value === undefined) return undefined;
  const choice = choices.find((one) => one === value);
  if (choice === undefined)
    throw invalidRequest(`Invalid ${key}: must be one of ${choices.join(', ')}`, {
      param: paramName(params, key),
    });
  return choice;
}

export function optionalHash(params: Params, key: string): Params | undefined {
  const value = params.fields.get(key);
  if (typeof value === 'string')
    throw invalidRequest('Invalid hash', { param: paramName(params, key) });
  return value;
}

export function requiredHash(params: Params, key: string): Params {
  const value = optionalHash(params, key);
  if (value === undefined) throw missing(paramName(params, key));
  return value;
}

/** Returns the hashes of an array parameter, in order. */
export const hashList = (params: Params): Params[] =>
  [...params.fields.keys()].map((key) => requiredHash(params, key));

/** Returns the strings of an array parameter, in order; empty when it is absent. */
export function stringList(params: Params, key: string): string[] {
  const list = optionalHash(params, key);
  return list ? [...list.fields.keys()].map((index) => requiredString(list, index)) : [];
}

/** At most 50 keys of 40 characters with values of 500 (docs.stripe.com/api/metadata). */
export function metadata(params: Params): Record<string, string> {
  const hash = optionalHash(params, 'metadata');
  if (!hash) return {};
  const refuse = (message: string) => invalidRequest(message, { param: hash.name });
  if (hash.fields.size > 50) throw refuse('Metadata can have up to 50 keys');
  return Object.fromEntries(
    [...hash.fields].map(([key, value]) => {
      if (key.length > 40) throw refuse(`Metadata keys can have up to 40 characters: ${key}`);
      if (typeof value !== 'string') throw refuse(`Metadata values must be strings: ${key}`);
      if (value.length > 500)
        throw refuse(
          `Metadata values can have up to 500 characters, but ${key} has ${value.length}.`,
        );
      return [key, value];
    }),
  );
}

/** An absolute http(s) URL; for any other, Stripe's error is url_invalid. */
export function optionalUrl(params: Params, key: string): string | undefined {
  const value = optionalString(params, key);
  if (value !== undefined && !(/^https?:\/\//.test(value) && URL.canParse(value)))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: paramName(params, key) });
  return value;
}
