/** An error as DynamoDB sends it; the SDK throws it under the name after the `#`. */
export interface ServiceError extends Error {
  statusCode: number;
  body: { __type: string; message?: string; [detail: string]: unknown };
}

/** Has the shape of dynalite's own errors, so that both are handled alike. */
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

/** Returns the name without its namespace, such as `ConditionalCheckFailedException`. */
export const errorName = (error: ServiceError) => error.body.__type.split('#').at(-1);
