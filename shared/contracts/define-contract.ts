import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * The access levels of a call:
 * - `public`: anyone; a token is ignored.
 * - `optional`: anyone; a valid token makes the response personal, an invalid one gives 401.
 * - `member`: a signed-in user. `admin`: a signed-in user in the Cognito group `admin`, checked live.
 * - `signed`: no session; the request itself carries a signature (Stripe webhook, download token).
 */
export type Access = 'public' | 'optional' | 'member' | 'admin' | 'signed';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: Method;
  /** API Gateway's form: `/api/articles/{id}`. */
  path: string;
  access: Access;
  summary: string;
  /**
   * Path parameters and the query (GET, HEAD, DELETE) or the JSON body (POST, PUT) in one object. Excludes the body
   * of a raw call.
   */
  input: Input;
  output: Output;
  /** `redirect`: 302 with a Location header. `raw`: the handler gets the untouched body. */
  style?: 'json' | 'redirect' | 'raw';
  errors?: readonly ErrorCode[];
  /** For a GET: HEAD is supported too, with the same headers and no body (RFC 9110, section 9.3.2). */
  alsoHead?: true;
}

export type Contract = Record<string, Call>;

/** Defines the calls of one group: the only description of a call. */
export function defineContract<const C extends Contract>(calls: C): C {
  return calls;
}

export type InputOf<C extends Call> = z.output<C['input']>;
export type SentInputOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Errors that every call with this access can return besides its own. */
const accessErrors: Record<Access, readonly ErrorCode[]> = {
  public: [],
  optional: ['session_expired'],
  member: ['not_signed_in', 'session_expired'],
  admin: ['not_signed_in', 'session_expired', 'forbidden'],
  signed: [],
};

/** Errors that any call can return, because they concern the shop rather than the call. */
export const shopErrors: readonly ErrorCode[] = [
  'internal_error',
  'not_set_up',
  'service_unavailable',
];

/** Returns all errors of a call, except `shopErrors`. */
export function possibleErrors(call: Call): ErrorCode[] {
  const body: ErrorCode[] =
    inputInQuery(call.method) || call.style === 'raw' ? [] : ['invalid_json'];
  return [...accessErrors[call.access], ...(call.errors ?? []), 'validation_failed', ...body];
}

/** Returns the methods of a call: its own, and HEAD if supported. */
export function methodsOf({ method, alsoHead }: Call): Method[] {
  return alsoHead ? [method, 'HEAD'] : [method];
}

/** Returns the names of the path parameters: `/api/articles/{id}` → `['id']`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** Whether the rest of the input travels in the query string instead of the body. */
export function inputInQuery(method: Method): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'DELETE';
}
