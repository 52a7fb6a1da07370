import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'credits'>>(authenticator, {
  'POST /api/credits/purchase': () => import('./buy-credits.ts').then((it) => it.buyCredits),
  'GET /api/credits/statement': () => import('./read-statement.ts').then((it) => it.readStatement),
  'GET /api/credits/statement.csv': () =>
    import('./export-statement.ts').then((it) => it.exportStatement),
});
