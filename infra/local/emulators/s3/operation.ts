import type { S3Response } from './s3-response.ts';
import type { S3Context } from './s3-context.ts';
import type { S3Request } from './s3-request.ts';

/**
 * One call of the S3 API, run after its signature is checked; `payload` is what the signature says about the
 * body.
 */
export type Operation = (
  context: S3Context,
  request: S3Request,
  payload: string,
) => Promise<S3Response>;
