import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'privacy'>>(authenticator, {
  'POST /api/deletion-requests': () =>
    import('./request-deletion.ts').then((it) => it.requestDeletion),
  'GET /api/deletion-requests/{reference}': () =>
    import('./read-request.ts').then((it) => it.readRequest),
  'POST /api/deletion-requests/{reference}/confirmation': () =>
    import('./confirm-request.ts').then((it) => it.confirmRequest),
  'POST /api/deletion-requests/{reference}/withdrawal': () =>
    import('./withdraw-request.ts').then((it) => it.withdrawRequest),
  'GET /api/admin/deletion-requests': () =>
    import('./list-managed.ts').then((it) => it.listManaged),
  'PUT /api/admin/deletion-requests/{reference}': () =>
    import('./close-request.ts').then((it) => it.closeRequest),
});
