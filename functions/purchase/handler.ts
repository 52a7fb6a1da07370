import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'purchase'>>(authenticator, {
  'GET /api/purchase': () => import('./list-purchases.ts').then((it) => it.listPurchases),
  'POST /api/purchase': () => import('./create-checkout.ts').then((it) => it.createCheckout),
  'POST /api/purchase/verify': () => import('./verify-purchase.ts').then((it) => it.verifyPurchase),
  'GET /api/purchase/{id}/receipt': () => import('./read-receipt.ts').then((it) => it.readReceipt),
  'GET /api/purchase/{id}/invoice': () => import('./find-invoice.ts').then((it) => it.findInvoice),
  'POST /api/stripe/webhook': () => import('./receive-webhook.ts').then((it) => it.receiveWebhook),
});
