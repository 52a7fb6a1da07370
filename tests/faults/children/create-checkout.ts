import './kill-switch.ts';
import { createCheckout } from '#functions/purchase/create-checkout.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Taxes } from '#shared/site-config/taxes-schema.ts';

const {
  USER_ID,
  USER_EMAIL,
  RESOURCE_ID,
  RESOURCE_TYPE = 'article',
  CODE: code,
  TAXES,
} = process.env as Record<string, string>;

if (TAXES) siteConfig.taxes = JSON.parse(TAXES) as Taxes;

void createCheckout(
  {
    resourceId: RESOURCE_ID!,
    resourceType: RESOURCE_TYPE as 'article',
    returnUrl: '/articles/success',
    code,
  },
  { id: USER_ID!, email: USER_EMAIL!, role: 'user' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
