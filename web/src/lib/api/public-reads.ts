import type { Route, Routes } from '#shared/contracts/routes.ts';

type PublicRead = {
  [R in Route]: Routes[R] extends { method: 'GET'; path: `/api/${string}`; access: 'public' }
    ? R
    : never;
}[Route];

const publicReads: Record<PublicRead, true> = {
  'GET /api/articles': true,
  'GET /api/articles/categories': true,
  'GET /api/auth/preferences/stop/{token}': true,
  'GET /api/bundles': true,
  'GET /api/deletion-requests/{reference}': true,
  'GET /api/home': true,
  'GET /api/products': true,
  'GET /api/reviews/{kind}/{id}': true,
  'GET /api/waitlist/leave/{token}': true,
};

/** Whether everybody gets the same response. Sent without a token, the edge may answer from its cache. */
export const isPublicRead = (route: Route): boolean => route in publicReads;
