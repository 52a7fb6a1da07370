import './kill-switch.ts';
import { deleteAccount } from '#functions/auth/delete-account.ts';

const { MEMBER_ID, EMAIL, PASSWORD } = process.env as Record<string, string>;

void deleteAccount(
  { password: PASSWORD! },
  { id: MEMBER_ID!, email: EMAIL!, role: 'user' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
