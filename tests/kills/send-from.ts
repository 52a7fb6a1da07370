import { request } from 'node:http';
import {
  inputInQuery,
  pathParameters,
  type Call,
  type OutputOf,
  type SentInputOf,
} from '#shared/contracts/define-contract.ts';
import type { ErrorBody, ErrorCode } from '#shared/contracts/errors.ts';

/** The API refused a call. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor({ method, path }: Call, status: number, { code, error }: ErrorBody) {
    super(`${method} ${path}: ${status} ${code} ${error}`);
    this.code = code;
  }
}

export type Send = <C extends Call>(
  call: C,
  input: SentInputOf<C>,
  token?: string,
) => Promise<OutputOf<C>>;

/**
 * Returns a caller of the API that connects from an address of its own, so that limits of one address do not stop it.
 * Only Linux has all of 127.0.0.0/8.
 * @param onAnswer called for each answer
 */
export function sendFrom(siteUrl: string, ip: string, onAnswer?: () => void): Send {
  return async (call, input, token) => {
    const given = input as Record<string, unknown>;
    const inPath = pathParameters(call.path);
    const path = inPath.reduce(
      (at, name) => at.replace(`{${name}}`, String(given[name])),
      call.path,
    );
    const rest = Object.entries(given).filter(([name]) => !inPath.includes(name));
    const isBody = !inputInQuery(call.method);
    const query = isBody ? '' : `?${new URLSearchParams(rest as [string, string][])}`;
    const { status, text } = await exchange(new URL(path + query, siteUrl), {
      method: call.method,
      ip,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isBody && { 'content-type': 'application/json' }),
      },
      body: isBody ? JSON.stringify(Object.fromEntries(rest)) : '',
    });
    onAnswer?.();
    const body: unknown = JSON.parse(text);
    if (status >= 400) throw new Refused(call, status, body as ErrorBody);
    return call.output.parse(body) as OutputOf<typeof call>;
  };
}

interface Sent {
  method: string;
  ip: string;
  headers: Record<string, string>;
  body: string;
}

function exchange(
  { hostname, port, pathname, search }: URL,
  { ip, body, ...sent }: Sent,
): Promise<{ status: number; text: string }> {
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  const from = process.platform === 'linux' ? { localAddress: ip } : {};
  return new Promise((resolve, reject) => {
    const target = { host, port, path: pathname + search, agent: false as const };
    const asking = request({ ...target, ...from, ...sent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode!, text }));
    });
    asking.on('error', reject).end(body);
  });
}
