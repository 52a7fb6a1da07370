import './kill-switch.ts';
import { createCheckout } from '#functions/purchase/create-checkout.ts';

const { USER_ID, USER_EMAIL, RESOURCE_ID, CODE: code } = process.env as Record<string, string>;

void createCheckout(
  { resourceId: RESOURCE_ID!, resourceType: 'article', returnUrl: '/articles/success', code },
  { id: USER_ID!, email: USER_EMAIL!, role: 'user' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
