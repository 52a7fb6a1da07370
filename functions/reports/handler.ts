import { reportsContract } from '#shared/contracts/reports.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import { listUnfulfilled } from './list-unfulfilled.ts';
import { readAudit } from './read-audit.ts';
import { readDashboard } from './read-dashboard.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readHealth } from './read-health.ts';

export const handler = createHandler(
  reportsContract,
  {
    dashboard: readDashboard,
    firstSteps: readFirstSteps,
    unfulfilled: listUnfulfilled,
    fulfil: fulfilPayment,
    audit: readAudit,
    health: readHealth,
  },
  authenticator,
);
