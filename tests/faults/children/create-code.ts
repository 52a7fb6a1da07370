import './kill-switch.ts';
import { createCode } from '#functions/codes/create-code.ts';

const { USER_ID, USER_EMAIL, CODE: code } = process.env as Record<string, string>;

void createCode(
  { code: code!, percentOff: 50 },
  { id: USER_ID!, email: USER_EMAIL!, role: 'admin' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
