import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { currency, pageOfRows, pageQuery, resourceType } from './fields.ts';
import { accessState, mailProblem, reason } from './members.ts';

/**
 * - `pending`: the payment page may be open. `processing`: a delayed payment method has not settled yet.
 * - `duplicate`: paid for what the buyer already owned; it is refunded by itself.
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

/** `sales`: whatever was paid or is being paid. */
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
  /** Who says so. */
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
  /** Of downloads, how many there were by then. */
  count: z.number().int().optional(),
  /** Of downloads, the editions of a paper or a product that were fetched by then. */
  editions: z.array(z.number().int()).optional(),
  /** Of a refund, a dispute or a mail, as Stripe or the outbox names it. */
  status: z.string().optional(),
  /** How it was paid, why it was refunded or disputed, which mail it was. */
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
  /** Of a bundle: its price, and each item with its share of `amount`. */
  bundle: z
    .object({
      price: z.number(),
      parts: z.array(
        z.object({
          resourceType,
          resourceId: z.string(),
          title: z.string(),
          amount: z.number(),
          /** False if the buyer got it by another order: its share goes back by itself. */
          isGranted: z.boolean(),
        }),
      ),
    })
    .optional(),
  hasAccount: z.boolean(),
  /** Of the buyer's address. */
  mailProblem: mailProblem.optional(),
  /** How the buyer sees the item now; absent without an account and where nothing was granted. */
  access: accessState.optional(),
  /** The buyer's entitlement belongs to this order, under this key; of a bundle, the first of several. */
  accessItem: z.string().optional(),
  sessionId: z.string().optional(),
  paymentIntentId: z.string().optional(),
  /** The payment in Stripe's dashboard. */
  dashboardUrl: z.string().optional(),
  /**
   * What has been given back according to Stripe, refunds under way included, and how much more can be. Absent if nothing
   * was paid, while a dispute is open or lost, and if Stripe did not respond. `asksBuyer`: it was paid by a method that
   * cannot send money back, so Stripe asks the buyer by e-mail for a bank account.
   */
  refund: z.object({ givenBack: z.number(), left: z.number(), asksBuyer: z.boolean() }).optional(),
  isTest: z.boolean(),
  /** Stripe did not respond: what it says is missing from the events. */
  isStripeSilent: z.boolean(),
  /** Oldest first. */
  events: z.array(orderEvent),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** A day in the site's time zone: `2026-11-21`. */
export const siteDay = z
  .string()
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    'Enter a day as year, month and day: 2026-11-21',
  );

/** A sold order for a file. Amounts are in major units; those that go back later change `refunded` and `state` only. */
export const saleRow = z.object({
  id: z.string(),
  /** The day of the payment, in the site's time zone. */
  day: z.string(),
  paidAt: z.string(),
  userId: z.string(),
  /** Empty once the account is deleted. */
  email: z.string(),
  title: z.string(),
  resourceType,
  resourceId: z.string(),
  currency,
  /** `price` less `discount`, and the tax where it is added, is `gross`: what the buyer paid. `net` is that without `tax`. */
  price: z.number(),
  discount: z.number(),
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
  /** Of `gross`, so far. */
  refunded: z.number(),
  code: z.string().optional(),
  state: orderState,
  paymentIntentId: z.string().optional(),
});
export type SaleRow = z.output<typeof saleRow>;

/** Which file the sales are for; the audit log says it. */
export const salesFile = z.enum(['sales', 'customers']);
export type SalesFile = z.output<typeof salesFile>;

export const salesPageLimit = 1000;

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
      "Orders, newest first. `q` is an order's number, an id at Stripe, an e-mail address or any part of a title or an address.",
    input: pageQuery().extend({ show: orderFilter.optional() }),
    output: pageOfRows(orderRow),
    errors: ['payment_unavailable'],
  },
  export: {
    method: 'GET',
    path: '/api/admin/sales',
    access: 'admin',
    summary:
      "Sales of a period for a file, oldest first, by the day of payment in the site's time zone: without `from` from the first sale, without `to` up to today. A page may have fewer rows than `limit`, or none: follow `nextCursor` to the end. The first page is recorded in the audit log.",
    input: z.object({
      from: siteDay.optional(),
      to: siteDay.optional(),
      file: salesFile.optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.coerce.number().int().min(1).max(salesPageLimit).optional(),
    }),
    output: z.object({
      rows: z.array(saleRow),
      /** The period, for a file's name and for progress. */
      from: z.string(),
      to: z.string(),
      /** The day up to which the pages so far have read. */
      readTo: z.string(),
      nextCursor: z.string().optional(),
    }),
  },
  get: {
    method: 'GET',
    path: '/api/admin/orders/{id}',
    access: 'admin',
    summary:
      'One order, with what Stripe said, what was granted or taken back, its mails and downloads.',
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
      /** For Stripe. `fraudulent` also blocks the card and the address there. */
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
