import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'feedback'>>(authenticator, {
  'POST /api/chat/feedback': () => import('./give-feedback.ts').then((it) => it.giveFeedback),
  'GET /api/admin/feedback': () => import('./list-feedback.ts').then((it) => it.listFeedback),
});
