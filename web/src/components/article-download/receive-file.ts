import { ApiError, readApiError } from '#web/src/lib/api/api-error.ts';
import { fileName } from './file-name.ts';

/** The part of a file received so far. Kept between attempts, so that the next one requests only the rest. */
export interface PartialFile {
  chunks: Uint8Array<ArrayBuffer>[];
  receivedBytes: number;
  /** The ETag of the version that the chunks belong to. */
  etag: string | null;
  totalBytes: number | undefined;
  name: string | undefined;
}

export const noFile = (): PartialFile => ({
  chunks: [],
  receivedBytes: 0,
  etag: null,
  totalBytes: undefined,
  name: undefined,
});

export interface Receiving {
  fetch: typeof fetch;
  /**
   * Returns the URL to fetch, which redirects to the file. `renewed`: the last URL was rejected, for example because it
   * has expired, so a new token is needed.
   */
  url(renewed: boolean): Promise<string>;
  signal: AbortSignal;
  onProgress(partial: PartialFile): void;
}

/** Another request helps if the link has expired or the file has changed. The limit prevents an endless loop. */
const maxRequests = 4;

/**
 * Receives a file into `partial`, continuing where it ended. Resolves when the file is complete. Throws ApiError:
 * `network` if the connection broke (received data is kept), the server's code if it refused; and the signal's
 * AbortError.
 */
export async function receiveFile(partial: PartialFile, receiving: Receiving): Promise<void> {
  let renewed = false;
  for (let request = 0; request < maxRequests; request++) {
    const response = await send(await receiving.url(renewed), partial, receiving);
    if (response.ok) {
      if (!accept(response, partial)) {
        await response.body?.cancel();
        continue;
      }
      return readBody(response, partial, receiving);
    }
    if (response.status === 416) reset(partial);
    else if (response.status === 403 && !renewed) renewed = true;
    else throw await readApiError(response);
    await response.body?.cancel();
  }
  throw new ApiError('internal_error');
}

/** Sends no Authorization header: the URL itself grants access to the file, and redirects to another origin. */
async function send(url: string, partial: PartialFile, { fetch, signal }: Receiving) {
  const headers: HeadersInit =
    partial.receivedBytes > 0 ? { range: `bytes=${partial.receivedBytes}-` } : {};
  try {
    return await fetch(url, { headers, signal, credentials: 'omit', cache: 'no-store' });
  } catch (error) {
    throw lost(error, signal);
  }
}

/** Prepares `partial` for the response body. Returns false if the body does not continue the received part. */
function accept(response: Response, partial: PartialFile): boolean {
  const { headers, status } = response;
  const etag = headers.get('etag');
  const piece = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
  if (status === 206) {
    const fits = etag === partial.etag && Number(piece?.[1]) === partial.receivedBytes;
    if (!fits) reset(partial);
    return fits;
  }
  reset(partial);
  partial.etag = etag;
  partial.totalBytes = Number(headers.get('content-length')) || undefined;
  partial.name = fileName(headers.get('content-disposition'), response.url);
  return true;
}

async function readBody(response: Response, partial: PartialFile, receiving: Receiving) {
  const reader = response.body!.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      partial.chunks.push(value);
      partial.receivedBytes += value.length;
      receiving.onProgress(partial);
    }
  } catch (error) {
    throw lost(error, receiving.signal);
  }
  if (partial.totalBytes !== undefined && partial.receivedBytes < partial.totalBytes) {
    throw new ApiError('network');
  }
}

function reset(partial: PartialFile): void {
  Object.assign(partial, noFile());
}

const lost = (error: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? error : new ApiError('network');
