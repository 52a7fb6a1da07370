import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'chat'>>(authenticator, {
  'POST /api/chat': () => import('./send-message.ts').then((it) => it.sendMessage),
  'POST /api/chat/{requestId}/stop': () => import('./stop-message.ts').then((it) => it.stopMessage),
});
