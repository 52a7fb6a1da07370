import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { createCheckout } from './create-checkout.ts';
import { findInvoice } from './find-invoice.ts';
import { listPurchases } from './list-purchases.ts';
import { readReceipt } from './read-receipt.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { verifyPurchase } from './verify-purchase.ts';

export const handler = createHandler(
  { ...purchaseContract, ...receiptsContract },
  {
    list: listPurchases,
    create: createCheckout,
    verify: verifyPurchase,
    receipt: readReceipt,
    invoice: findInvoice,
    webhook: receiveWebhook,
  },
  authenticator,
);
