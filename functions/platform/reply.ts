/** A response that is more than a JSON body: headers, another status, a redirect, bytes. */
export class Reply<Body = unknown> {
  readonly kind: 'json' | 'redirect' | 'text' | 'bytes';
  readonly body: Body;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    kind: Reply['kind'],
    body: Body,
    status: number,
    headers: Record<string, string> = {},
  ) {
    this.kind = kind;
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

/** Replies with JSON and additional headers. */
export function json<Body>(body: Body, headers: Record<string, string>): Reply<Body> {
  return new Reply('json', body, 200, headers);
}

/** Replies with a 302 that must not be cached. */
export function redirect(location: string, headers?: Record<string, string>): Reply<void> {
  return new Reply('redirect', undefined, 302, {
    location,
    'cache-control': 'no-store',
    ...headers,
  });
}

/** Replies with text such as HTML; `headers` must contain the content type. */
export function text(body: string, headers: Record<string, string>, status = 200): Reply<string> {
  return new Reply('text', body, status, headers);
}

/** Replies with bytes that are ready to send, for instance compressed once and sent many times. */
export function bytes(body: Buffer, headers: Record<string, string>, status = 200): Reply<never> {
  return new Reply('bytes', body as never, status, headers);
}
