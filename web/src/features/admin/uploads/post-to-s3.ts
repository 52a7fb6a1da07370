export interface PostTarget {
  uploadUrl: string;
  fields: Readonly<Record<string, string>>;
}

/** How a post ended. `code`: S3's own, such as `EntityTooLarge`. `unreachable`: no answer that could be read. */
export type PostOutcome =
  | { kind: 'stored' }
  | { kind: 'canceled' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; status: number; code: string | undefined };

export interface PostOptions {
  /** Cancels the post. */
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  createRequest?: () => XMLHttpRequest;
}

/**
 * Posts a file straight to S3 as a browser's form does
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTForms.html: the signed fields first, `file` last; S3
 * ignores what follows it). No Authorization header: the fields carry the right. The browser reads the file from disk
 * while it sends, so that it is never in memory, and there is no time limit. Never throws.
 */
export function postToS3(
  { uploadUrl, fields }: PostTarget,
  file: File,
  { signal, onProgress, createRequest = () => new XMLHttpRequest() }: PostOptions,
): Promise<PostOutcome> {
  if (signal.aborted) return Promise.resolve({ kind: 'canceled' });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);

  const request = createRequest();
  const abort = () => request.abort();
  return new Promise<PostOutcome>((settle) => {
    request.open('POST', uploadUrl);
    // The form around the file is sent and counted, too.
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () =>
      settle(
        request.status >= 200 && request.status < 300
          ? { kind: 'stored' }
          : { kind: 'refused', status: request.status, code: s3Code(request.responseText) },
      );
    request.onerror = () => settle({ kind: 'unreachable' });
    request.onabort = () => settle({ kind: 'canceled' });
    signal.addEventListener('abort', abort, { once: true });
    request.send(form);
  }).finally(() => signal.removeEventListener('abort', abort));
}

/** `<Error><Code>EntityTooLarge</Code>…` → `EntityTooLarge`. */
function s3Code(xml: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(xml)?.[1];
}
