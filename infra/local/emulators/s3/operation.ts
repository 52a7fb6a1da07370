import type { S3Response } from './s3-response.ts';
import type { S3Context } from './s3-context.ts';
import type { S3Request } from './s3-request.ts';

/** One call of the S3 API, after its signature was checked; `payload` is what that says of the body. */
export type Operation = (
  context: S3Context,
  request: S3Request,
  payload: string,
) => Promise<S3Response>;
