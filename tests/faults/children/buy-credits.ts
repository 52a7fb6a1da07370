import './kill-switch.ts';
import { buyCredits } from '#functions/credits/buy-credits.ts';

const { USER_ID, USER_EMAIL } = process.env as Record<string, string>;

void buyCredits(
  { packageId: 'medium' },
  { id: USER_ID!, email: USER_EMAIL!, role: 'user' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
