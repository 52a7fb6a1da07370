import { codesContract } from '#shared/contracts/codes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { createCode } from './create-code.ts';
import { listManaged } from './list-managed.ts';
import { setActive } from './set-active.ts';

export const handler = createHandler(
  codesContract,
  { listManaged, create: createCode, setActive },
  authenticator,
);
