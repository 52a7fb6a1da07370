import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'waitlist'>>(authenticator, {
  'POST /api/waitlist': () => import('./join.ts').then((it) => it.join),
  'POST /api/waitlist/leave': () => import('./leave.ts').then((it) => it.leave),
  'POST /api/waitlist/leave/{token}': () => import('./leave.ts').then((it) => it.leaveByMail),
  'GET /api/waitlist/leave/{token}': () => import('./leave.ts').then((it) => it.openLeavePage),
  'GET /api/admin/waitlist': () => import('./list-managed.ts').then((it) => it.listManaged),
  'GET /api/admin/waitlist/counts': () =>
    import('./count-managed.ts').then((it) => it.countManaged),
  'GET /api/admin/waitlist/members/{id}': () =>
    import('./list-of-member.ts').then((it) => it.listOfMember),
  'GET /api/admin/waitlist.csv': () => import('./export-managed.ts').then((it) => it.exportManaged),
  'POST /api/admin/waitlist/removal': () =>
    import('./remove-managed.ts').then((it) => it.removeManaged),
});
