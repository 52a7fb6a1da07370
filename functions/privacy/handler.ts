import { privacyContract } from '#shared/contracts/privacy.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { closeRequest } from './close-request.ts';
import { confirmRequest } from './confirm-request.ts';
import { listManaged } from './list-managed.ts';
import { readRequest } from './read-request.ts';
import { requestDeletion } from './request-deletion.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const handler = createHandler(
  privacyContract,
  {
    request: requestDeletion,
    read: readRequest,
    confirm: confirmRequest,
    withdraw: withdrawRequest,
    listManaged,
    close: closeRequest,
  },
  authenticator,
);
