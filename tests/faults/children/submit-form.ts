import './kill-switch.ts';
import { closeRequest } from '#functions/privacy/close-request.ts';
import { confirmRequest } from '#functions/privacy/confirm-request.ts';
import { requestDeletion } from '#functions/privacy/request-deletion.ts';
import { withdrawRequest } from '#functions/privacy/withdraw-request.ts';
import { join } from '#functions/waitlist/join.ts';
import { leave } from '#functions/waitlist/leave.ts';

const useCases = { closeRequest, confirmRequest, requestDeletion, withdrawRequest, join, leave };
const { USE_CASE, INPUT, ADMIN_ID, CALLER } = process.env as Record<string, string>;

void useCases[USE_CASE as keyof typeof useCases](
  JSON.parse(INPUT!) as never,
  { id: ADMIN_ID!, email: 'admin@example.test', role: 'admin' } as never,
  { ip: CALLER!, headers: {}, rawBody: '', search: '' },
);
