export interface FailureBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** An answer that Stripe would give as an error; `status` is the HTTP status (docs.stripe.com/api/errors). */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400 invalid_request_error: what Stripe answers to nearly every wrong parameter or wrong moment. */
export const invalidRequest = (message: string, details: { code?: string; param?: string } = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...details });

/** No object of that kind has that id: 404 when the id stands in the path, 400 when it came as a parameter. */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404 = 404) =>
  new StripeFailure(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
