import type { OutgoingHttpHeaders } from 'node:http';
import type { EdgeRule } from './edge-plan.ts';

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
  /** How the edge handles the path. */
  rule: EdgeRule;
}

export type Origin = (request: EdgeRequest) => Promise<EdgeResponse>;

export function textResponse(status: number, text: string): EdgeResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(`${text}\n`),
  };
}

/** Returns S3's response for a missing object to a caller without `s3:ListBucket`. */
export function accessDenied(): EdgeResponse {
  return {
    status: 403,
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from('<Error><Code>AccessDenied</Code></Error>'),
  };
}
