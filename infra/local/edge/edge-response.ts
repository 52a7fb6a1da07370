import type { OutgoingHttpHeaders } from 'node:http';

/** An origin's response, before the edge compresses it, cuts ranges and adds headers. */
export interface EdgeResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** The parts of a request that origins need. */
export interface EdgeRequest {
  method: string;
  /** Percent-encoded, without dot segments, as CloudFront matches it. */
  path: string;
  /** The object of the bucket for the path, encoded like the path. */
  object: string;
  /** The query with the `?`; empty without a query. */
  search: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  viewerAddress: string;
}

export type Origin = (request: EdgeRequest) => Promise<EdgeResponse>;

export function textResponse(status: number, text: string): EdgeResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(`${text}\n`),
  };
}
