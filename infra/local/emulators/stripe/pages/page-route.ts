import type { StripeContext } from '../stripe-context.ts';
import type { PageResponse } from './page-response.ts';

export interface PageCall {
  context: StripeContext;
  /** The id in the path, or ''. */
  id: string;
  /** The query of a GET, the fields of a POST. */
  form: URLSearchParams;
  /** The body as sent, if it was JSON. */
  json: string | undefined;
}

export interface PageRoute {
  method: 'GET' | 'POST';
  path: string;
  run(call: PageCall): PageResponse;
}
