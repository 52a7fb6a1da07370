/** The result of a request to S3. `code`: S3's own, such as `EntityTooLarge`. `unreachable`: no readable response. */
export type PostOutcome =
  | { kind: 'stored' }
  | { kind: 'cancelled' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; status: number; code: string | undefined };

export interface PostOptions {
  /** Cancels the request. */
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  createRequest?: () => XMLHttpRequest;
}

/**
 * Sends a body to S3, without an Authorization header: the URL or the form is signed. The browser reads the file from
 * disk while sending, so it is never in memory as a whole. There is no time limit. Never throws.
 */
export function sendToS3(
  { method, url, body }: { method: 'POST' | 'PUT'; url: string; body: FormData | Blob },
  { signal, onProgress, createRequest = () => new XMLHttpRequest() }: PostOptions,
): Promise<PostOutcome> {
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
  const request = createRequest();
  const abort = () => request.abort();
  return new Promise<PostOutcome>((settle) => {
    request.open(method, url);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      settle(
        request.status >= 200 && request.status < 300
          ? { kind: 'stored' }
          : { kind: 'refused', status: request.status, code: s3Code(request.responseText) },
      );
    request.onerror = () => settle({ kind: 'unreachable' });
    request.onabort = () => settle({ kind: 'cancelled' });
    signal.addEventListener('abort', abort, { once: true });
    request.send(body);
  }).finally(() => signal.removeEventListener('abort', abort));
}

/** Returns the code of S3's error: `<Error><Code>EntityTooLarge</Code>…` → `EntityTooLarge`. */
function s3Code(xml: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(xml)?.[1];
}
