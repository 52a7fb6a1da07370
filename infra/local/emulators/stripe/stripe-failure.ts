export interface FailureBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** An error as Stripe returns it; `status` is the HTTP status (docs.stripe.com/api/errors). */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400 invalid_request_error: Stripe's error for most invalid parameters and states. */
export const invalidRequest = (message: string, details: { code?: string; param?: string } = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...details });

/** The object does not exist: 404 for an id in the path, 400 for an id in a parameter. */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404 = 404) =>
  new StripeFailure(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
