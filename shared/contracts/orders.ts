import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { currency, pageOfRows, pageQuery, resourceType } from './fields.ts';
import { sortField } from './list-sort.ts';
import { accessState, mailProblem, reason } from './members.ts';

/**
 * - `pending`: the payment page may be open. `processing`: a delayed payment method has not settled yet.
 * - `duplicate`: paid for an item that the buyer already owned; refunded automatically.
 * - `unpaid`: the payment page has expired or the payment has failed.
 */
export const orderState = z.enum([
  'pending',
  'processing',
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'charged_back',
  'duplicate',
  'unpaid',
]);
export type OrderState = z.output<typeof orderState>;

/** `sales`: all orders that were paid or are being paid. */
export const orderFilter = z.enum([
  'sales',
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'pending',
  'unpaid',
  'all',
]);
export type OrderFilter = z.output<typeof orderFilter>;

/** Amounts are in major units. */
export const orderRow = z.object({
  id: z.string(),
  state: orderState,
  userId: z.string(),
  /** Empty once the account is deleted. */
  email: z.string(),
  title: z.string(),
  resourceType,
  amount: z.number(),
  refunded: z.number(),
  currency,
  createdAt: z.string(),
});
export type OrderRow = z.output<typeof orderRow>;

/** What happened to an order. Amounts are in major units. */
export const orderEvent = z.object({
  at: z.string(),
  /** The source of the event. */
  by: z.enum(['shop', 'stripe']),
  what: z.enum([
    'ordered',
    'opened',
    'expired',
    'paid',
    'granted',
    'credits',
    'refund',
    'access_ended',
    'dispute',
    'revoked',
    'mail',
    'downloaded',
  ]),
  amount: z.number().optional(),
  /** Credits given, or taken if negative. */
  credits: z.number().int().optional(),
  /** For downloads, their number so far. */
  count: z.number().int().optional(),
  /** For downloads, the editions of a paper or a product downloaded so far. */
  editions: z.array(z.number().int()).optional(),
  /** The status of a refund, a dispute or an email, as Stripe or the outbox names it. */
  status: z.string().optional(),
  /** The payment method, the reason for a refund or dispute, or the kind of email. */
  detail: z.string().optional(),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const orderDetail = orderRow.extend({
  resourceId: z.string(),
  credits: z.number().int().optional(),
  /** Present once it is paid. */
  paidAt: z.string().optional(),
  /** The price before discount and tax, the discount with its code, and the tax in `amount`. */
  price: z.number(),
  discount: z.number(),
  code: z.string().optional(),
  tax: z.number(),
  taxMode: z.enum(['automatic', 'managed']).optional(),
  /** Name and address as Stripe collected them, line by line. */
  buyer: z.array(z.string()),
  buyerTaxIds: z.array(z.string()),
  /** For a bundle, its price and each item with its share of `amount`. */
  bundle: z
    .object({
      price: z.number(),
      parts: z.array(
        z.object({
          resourceType,
          resourceId: z.string(),
          title: z.string(),
          amount: z.number(),
          /** False if the buyer got it through another order: its share is refunded automatically. */
          isGranted: z.boolean(),
        }),
      ),
    })
    .optional(),
  hasAccount: z.boolean(),
  /** The problem of the buyer's address. */
  mailProblem: mailProblem.optional(),
  /** The buyer's current access; absent if the account was deleted or nothing was granted. */
  access: accessState.optional(),
  /** The key of the buyer's entitlement from this order; for a bundle, the first of several. */
  accessItem: z.string().optional(),
  sessionId: z.string().optional(),
  paymentIntentId: z.string().optional(),
  /** The URL of the payment in Stripe's dashboard. */
  dashboardUrl: z.string().optional(),
  /**
   * What has been refunded according to Stripe, including refunds in progress, and how much more can be. Absent if
   * nothing was paid, while a dispute is open or lost, and if Stripe did not respond. `asksBuyer`: the payment method
   * cannot send money back, so Stripe asks the buyer by email for a bank account.
   */
  refund: z.object({ givenBack: z.number(), left: z.number(), asksBuyer: z.boolean() }).optional(),
  isTest: z.boolean(),
  /** Whether Stripe did not respond, so that its events are missing. */
  isStripeSilent: z.boolean(),
  /** Oldest first. */
  events: z.array(orderEvent),
});
export type OrderDetail = z.output<typeof orderDetail>;

export const orderId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w-]+$/, 'Use letters, digits, - and _ only');

/** The administrators' calls for orders. */
export const ordersContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/admin/orders',
    access: 'admin',
    summary:
      "Orders, newest first. `q` is an order's number, an id at Stripe, an email address, the last four digits of a card, or any part of a title or an address.",
    input: pageQuery().extend({ show: orderFilter.optional(), sort: sortField(['date']) }),
    output: pageOfRows(orderRow),
    errors: ['payment_unavailable'],
  },
  get: {
    method: 'GET',
    path: '/api/admin/orders/{id}',
    access: 'admin',
    summary:
      'One order with its history: payments, granted and revoked access, emails and downloads.',
    input: z.object({ id: orderId }),
    output: orderDetail,
    errors: ['not_found'],
  },
  refund: {
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds',
    access: 'admin',
    summary:
      'Refund an order in full or in part. Repeating a `requestId` refunds nothing more; `givenBack` is what the caller saw in `refund.givenBack`.',
    input: z.object({
      id: orderId,
      amount: z
        .number({ error: 'Enter an amount' })
        .positive('Enter an amount above 0')
        .max(1_000_000_000, 'This amount is too high'),
      givenBack: z.number().min(0),
      reason,
      /** The reason for Stripe. `fraudulent` also blocks the card and the email address there. */
      cause: z.enum(['requested_by_customer', 'duplicate', 'fraudulent']).optional(),
      requestId: z
        .string()
        .min(8)
        .max(64)
        .regex(/^[\w-]+$/, 'Use letters, digits, - and _ only'),
    }),
    output: orderDetail,
    errors: ['not_found', 'conflict', 'payment_unavailable'],
  },
});
