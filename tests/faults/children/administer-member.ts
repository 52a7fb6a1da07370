import './kill-switch.ts';
import { adjustCredits } from '#functions/members/adjust-credits.ts';
import { giveAccess } from '#functions/members/give-access.ts';
import { setAccess } from '#functions/members/set-access.ts';
import { setDisabled } from '#functions/members/set-disabled.ts';
import { setRole } from '#functions/members/set-role.ts';
import { takeBack } from '#functions/members/take-back.ts';

const useCases = { adjustCredits, giveAccess, setAccess, setDisabled, setRole, takeBack };
const { USE_CASE, INPUT, ADMIN_ID } = process.env as Record<string, string>;

void useCases[USE_CASE as keyof typeof useCases](
  JSON.parse(INPUT!),
  { id: ADMIN_ID!, email: 'admin@example.test', role: 'admin' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
