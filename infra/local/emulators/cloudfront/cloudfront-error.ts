/** An error as CloudFront reports it: status, code and message. */
export class CloudFrontError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'CloudFrontError';
    this.status = status;
    this.code = code;
  }
}
