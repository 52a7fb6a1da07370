import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'reviews'>>(authenticator, {
  'GET /api/reviews/{kind}/{id}': () => import('./list-reviews.ts').then((it) => it.listReviews),
  'GET /api/reviews/{kind}/{id}/mine': () =>
    import('./own-review.ts').then((it) => it.readOwnReview),
  'PUT /api/reviews/{kind}/{id}/mine': () => import('./save-review.ts').then((it) => it.saveReview),
  'DELETE /api/reviews/{kind}/{id}/mine': () =>
    import('./remove-own-review.ts').then((it) => it.removeOwnReview),
  'GET /api/admin/reviews': () => import('./list-managed.ts').then((it) => it.listManaged),
  'POST /api/admin/reviews/decisions': () =>
    import('./decide-reviews.ts').then((it) => it.decideReviews),
});
