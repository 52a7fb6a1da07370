/** An error that is an answer: what DynamoDB would send, with the name the SDK throws after the `#`. */
export interface ServiceError extends Error {
  statusCode: number;
  body: { __type: string; message?: string; [detail: string]: unknown };
}

/** The same shape as dynalite's own errors, so that both travel one way. */
export const serviceError = (
  name: string,
  message: string,
  details: Record<string, unknown> = {},
): ServiceError =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, ...details },
  });

export const validationError = (message: string) => serviceError('ValidationException', message);

export const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

/** `ConditionalCheckFailedException`, without the namespace. */
export const errorName = (error: ServiceError) => error.body.__type.split('#').at(-1);
