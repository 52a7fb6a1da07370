import { StripeFailure } from '../stripe-failure.ts';
import { matchPath } from '../match-path.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { PageResponse } from './page-response.ts';
import { page } from './page-response.ts';
import { pageRoutes } from './page-routes.ts';
import { paymentsPage } from './payments-page.ts';

export interface PageRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  contentType: string;
  sameOrigin: boolean;
}

function run(context: StripeContext, request: PageRequest): PageResponse {
  const isJson = request.contentType.startsWith('application/json');
  for (const route of pageRoutes) {
    const match = route.method === request.method ? matchPath(route.path, request.path) : undefined;
    if (!match) continue;
    const posted = request.method === 'POST';
    if (posted && !request.sameOrigin)
      return page('Refused', '<p>This form was sent from another site.</p>', 403);
    return route.run({
      context,
      id: match.id,
      form: new URLSearchParams(posted ? request.body : request.query),
      json: isJson ? request.body : undefined,
    });
  }
  return page('Page not found', '<p>See the <a href="/_local/payments">payments</a>.</p>', 404);
}

/** Handles a request of a browser, or a test's switch. A refused action is explained on a page. */
export function handlePageRequest(context: StripeContext, request: PageRequest): PageResponse {
  try {
    return run(context, request);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    if (request.contentType.startsWith('application/json'))
      return { status: error.status, json: { error: error.body } };
    if (error.status === 404)
      return page('Payment not found', '<p>There is no such payment.</p>', 404);
    return paymentsPage(context, { failure: error.message });
  }
}
