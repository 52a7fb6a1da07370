import {
  inputInQuery,
  pathParameters,
  type Call,
  type OutputOf,
  type SentInputOf,
} from '#shared/contracts/define-contract.ts';

const timeoutMs = 20_000;

/** The site under test, as visitors reach it. */
export interface Site {
  /** The origin, without a trailing slash. */
  url: string;
  /** Requests a path or URL; redirects are not followed. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /**
   * Calls the API.
   * @throws Error that names the call and the response, for every status from 400 and for a response that violates the
   * contract
   */
  api: <C extends Call>(call: C, input: SentInputOf<C>, token?: string) => Promise<OutputOf<C>>;
}

export function openSite(url: string): Site {
  const send = (path: string, init: RequestInit) =>
    fetch(new URL(path, url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
  return {
    url,
    get: (path, headers = {}) => send(path, { headers: { accept: '*/*', ...headers } }),
    async api(call, input, token) {
      const { path, rest } = placed(call.path, input as Record<string, unknown>);
      const inQuery = inputInQuery(call.method);
      const query = new URLSearchParams(inQuery ? Object.entries(rest).map(asText) : []);
      const response = await send(query.size > 0 ? `${path}?${query}` : path, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(!inQuery && { 'content-type': 'application/json' }),
        },
        ...(!inQuery && { body: JSON.stringify(rest) }),
      });
      const text = await response.text();
      const name = `${call.method} ${call.path}`;
      if (!response.ok) throw new Error(`${name} responds with ${response.status}: ${brief(text)}`);
      const parsed = call.output.safeParse(asJson(text));
      if (parsed.success) return parsed.data as OutputOf<typeof call>;
      throw new Error(`${name} does not respond as this version does: ${brief(text)}`);
    },
  };
}

/** Returns the path with its parameters filled in, and the rest of the input. */
function placed(path: string, input: Record<string, unknown>) {
  const inPath = pathParameters(path);
  return {
    path: inPath.reduce(
      (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(input[name]))),
      path,
    ),
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name))),
  };
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [name, String(value)];
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const brief = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200);
