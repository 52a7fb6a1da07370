import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'members'>>(authenticator, {
  'GET /api/admin/users': () => import('./list-members.ts').then((it) => it.listMembers),
  'GET /api/admin/users/{id}': () => import('./member-detail.ts').then((it) => it.getMemberDetail),
  'PUT /api/admin/users/{id}/role': () => import('./set-role.ts').then((it) => it.setRole),
  'PUT /api/admin/users/{id}/disabled': () =>
    import('./set-disabled.ts').then((it) => it.setDisabled),
  'POST /api/admin/users/{id}/credits': () =>
    import('./adjust-credits.ts').then((it) => it.adjustCredits),
  'PUT /api/admin/users/{id}/access': () => import('./set-access.ts').then((it) => it.setAccess),
  'PUT /api/admin/users/{id}/gifts': () => import('./give-access.ts').then((it) => it.giveAccess),
  'DELETE /api/admin/users/{id}/gifts/{gift}': () =>
    import('./take-back.ts').then((it) => it.takeBack),
  'GET /api/admin/gifts': () => import('./list-gifts.ts').then((it) => it.listGifts),
  'POST /api/admin/users/{id}/receipts': () =>
    import('./resend-receipt.ts').then((it) => it.resendReceipt),
  'POST /api/admin/users/{id}/mails': () =>
    import('./resume-mails.ts').then((it) => it.resumeMails),
  'DELETE /api/admin/users/{id}': () => import('./remove-member.ts').then((it) => it.removeMember),
});
