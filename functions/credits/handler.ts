import { creditsContract } from '#shared/contracts/credits.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { buyCredits } from './buy-credits.ts';
import { exportStatement } from './export-statement.ts';
import { readStatement } from './read-statement.ts';

export const handler = createHandler(
  creditsContract,
  { purchase: buyCredits, statement: readStatement, exportStatement },
  authenticator,
);
