import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'reports'>>(authenticator, {
  'GET /api/admin/dashboard': () => import('./read-dashboard.ts').then((it) => it.readDashboard),
  'GET /api/admin/first-steps': () =>
    import('./read-first-steps.ts').then((it) => it.readFirstSteps),
  'GET /api/admin/payments/unfulfilled': () =>
    import('./list-unfulfilled.ts').then((it) => it.listUnfulfilled),
  'POST /api/admin/payments/{id}/fulfil': () =>
    import('./fulfil-payment.ts').then((it) => it.fulfilPayment),
  'GET /api/admin/audit': () => import('./read-audit.ts').then((it) => it.readAudit),
  'GET /api/health': () => import('./read-health.ts').then((it) => it.readHealth),
});
