import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'codes'>>(authenticator, {
  'GET /api/admin/codes': () => import('./list-managed.ts').then((it) => it.listManaged),
  'POST /api/admin/codes': () => import('./create-code.ts').then((it) => it.createCode),
  'PUT /api/admin/codes/{code}/active': () => import('./set-active.ts').then((it) => it.setActive),
});
