import { createRouteTable, routesOf } from '#infra/local/gateway/route-table.ts';
import { methodsOf, possibleErrors, type Call } from '#shared/contracts/define-contract.ts';
import { errorTable, type ErrorCode } from '#shared/contracts/errors.ts';
import { deployedCalls } from '#shared/contracts/index.ts';

export interface ApiResponse {
  /** 0 if there was none; the text is the reason. */
  status: number;
  headers: Headers;
  text: string;
}

const calls = deployedCalls();
const match = createRouteTable([...routesOf(calls), { group: 'unrouted', routeKey: '$default' }]);
const callOf = new Map(
  calls.flatMap(({ call }) => methodsOf(call).map((method) => [`${method} ${call.path}`, call])),
);
/** The responses of the function for requests without a route. */
const unrouted: readonly ErrorCode[] = ['not_found', 'method_not_allowed'];
/** Lines of a stack trace, and paths of this machine. */
const traces = /^\s*at .+:\d+:\d+\)?$|\\n\s+at |node_modules|file:\/\/\//m;

/** Returns what is wrong with a response to a request with this method and URL; undefined if nothing is. */
export function problemOf(method: string, url: URL, response: ApiResponse): string | undefined {
  const { status, headers, text } = response;
  if (status === 0) return `no response: ${text}`;
  if (traces.test(text)) return 'shows a stack trace';
  const path = decoded(url.pathname);
  if (path === undefined) {
    return status === 404 ? undefined : `${status} for a URL that is not valid text`;
  }
  const call = callOf.get(match(method, path)!.routeKey);
  const isPage = headers.get('content-type')?.startsWith('text/html');
  // The page of an item that does not exist.
  if (call?.style === 'raw' && isPage && status === 404) return undefined;
  // A shop that is set up and not overloaded has none of the errors that every call can have.
  if (status >= 400)
    return problemOfError(response, method, call ? possibleErrors(call) : unrouted);
  if (call) return problemOfOutput(response, method, call);
  return status === 204 ? undefined : `${status} for an address without a call`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function problemOfError(
  { status, headers, text }: ApiResponse,
  method: string,
  allowed: readonly ErrorCode[],
): string | undefined {
  const unnamed = 'which the contract does not name';
  const statuses = allowed.map((code) => errorTable[code].status as number);
  if (!statuses.includes(status)) return `${status}, ${unnamed}`;
  if (method === 'HEAD') return text === '' ? undefined : 'a body for HEAD';
  // A page for people.
  if (headers.get('content-type')?.startsWith('text/html')) return undefined;
  const body = parsed(text);
  if (typeof body !== 'object' || body === null) return 'an error that is not JSON';
  const { code, error, message, fields, ...others } = body as { [name: string]: unknown };
  if (!allowed.includes(code as ErrorCode)) return `${String(code)}, ${unnamed}`;
  if (errorTable[code as ErrorCode].status !== status) return `${status} with ${String(code)}`;
  const isWorded = typeof error === 'string' && error !== '' && error === message;
  if (!isWorded || Object.keys(others).length > 0) return 'an error with another format';
  const named = Object.values(fields ?? {}).every((one) => typeof one === 'string');
  return named ? undefined : 'fields without texts';
}

function problemOfOutput(
  { status, headers, text }: ApiResponse,
  method: string,
  call: Call,
): string | undefined {
  if (method === 'HEAD' && text !== '') return 'a body for HEAD';
  if (status === 304) return undefined;
  if (call.style === 'redirect') {
    return status === 302 && headers.has('location') ? undefined : `${status} without an address`;
  }
  if (call.style === 'raw' || method === 'HEAD') return undefined;
  if (status !== 200) return `${status} of a call that returns JSON`;
  const isJson = headers.get('content-type')?.startsWith('application/json');
  const output = call.output.safeParse(isJson ? parsed(text) : text);
  return output.success ? undefined : `invalid output: ${output.error.message}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
