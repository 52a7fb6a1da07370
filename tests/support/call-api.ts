import { randomInt } from 'node:crypto';
import { edgeKeyHeader } from '#infra/edge-policy.ts';
import {
  inputInQuery,
  pathParameters,
  possibleErrors,
  shopErrors,
  type Call,
  type OutputOf,
  type SentInputOf,
} from '#shared/contracts/define-contract.ts';
import type { ErrorBody, ErrorCode } from '#shared/contracts/errors.ts';

export interface CallOptions {
  /** The caller's access token. */
  token?: string;
  /**
   * The IP address of the caller; a new one for each call by default, so that rate limits do not apply by
   * accident.
   */
  ip?: string;
  headers?: Record<string, string>;
}

/** An error response of the API. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Headers;

  constructor(status: number, body: Partial<ErrorBody>, headers: Headers) {
    super(`${status} ${body.code ?? ''} ${body.error ?? JSON.stringify(body)}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = body.code;
    this.fields = body.fields;
    this.headers = headers;
  }
}

/** Sends calls of the contract to the gateway, as the edge does. */
export function createCaller(gatewayUrl: string, edgeKey: string) {
  /** The raw response; redirects are not followed. */
  async function send<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    { token, ip = randomIp(), headers }: CallOptions = {},
  ): Promise<Response> {
    const given = input as Record<string, unknown>;
    const inPath = pathParameters(call.path);
    const path = inPath.reduce(
      (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(given[name]))),
      call.path,
    );
    const rest = Object.fromEntries(
      Object.entries(given).filter(([name]) => !inPath.includes(name)),
    );
    const query = inputInQuery(call.method) ? queryOf(rest) : '';
    return fetch(gatewayUrl + path + query, {
      method: call.method,
      redirect: 'manual',
      headers: {
        'cloudfront-viewer-address': `${ip}:40000`,
        [edgeKeyHeader]: edgeKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!inputInQuery(call.method) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(!inputInQuery(call.method) && { body: JSON.stringify(rest) }),
    });
  }

  /**
   * The parsed response.
   * @throws ApiFailure for every status from 400; Error for a code that the contract does not name.
   */
  async function api<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    options?: CallOptions,
  ): Promise<OutputOf<C>> {
    const response = await send(call, input, options);
    const text = await response.text();
    if (response.status >= 400) {
      const body = parseBody(text);
      assertDeclared(call, body.code);
      throw new ApiFailure(response.status, body, response.headers);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return (isJson ? call.output.parse(JSON.parse(text)) : undefined) as OutputOf<C>;
  }

  return { send, api };
}

/** Clients switch on codes, so a code missing from the contract is a fault. */
function assertDeclared(call: Call, code: ErrorCode | undefined): void {
  if (!code || [...shopErrors, ...possibleErrors(call)].includes(code)) return;
  throw new Error(`${call.method} ${call.path} returns ${code}, which its contract does not name.`);
}

function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return { error: text };
  }
}

function randomIp(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
