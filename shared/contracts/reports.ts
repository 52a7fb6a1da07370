import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { currency, pageOfRows, pageQuery, resourceType, sessionId } from './fields.ts';
import { sortField } from './list-sort.ts';

/** Amounts by currency, without the tax; different currencies are never added. */
const takings = z.object({
  currency,
  revenue: z.number(),
  refunded: z.number(),
  /** Charged less refunded; absent if nothing was taxed. */
  tax: z.number().optional(),
});

export const dailyReport = z.object({
  /** A day in the site's time zone: `2026-11-21`. */
  date: z.string(),
  sales: z.number().int(),
  refunds: z.number().int(),
  takings: z.array(takings),
  newMembers: z.number().int(),
  creditsSold: z.number().int(),
  creditsUsed: z.number().int(),
});
export type DailyReport = z.output<typeof dailyReport>;

export const itemReport = z.object({
  resourceType,
  resourceId: z.string(),
  title: z.string(),
  sales: z.number().int(),
  refunds: z.number().int(),
  currency,
  /** Without the tax, as `refunded`. */
  revenue: z.number(),
  refunded: z.number(),
  tax: z.number().optional(),
});
export type ItemReport = z.output<typeof itemReport>;

export const codeReport = z.object({
  code: z.string(),
  currency,
  sales: z.number().int(),
  refunds: z.number().int(),
  /** What the code took off the prices of these sales. */
  discount: z.number(),
  /** Without the tax, as `refunded`. */
  revenue: z.number(),
  refunded: z.number(),
  tax: z.number().optional(),
});
export type CodeReport = z.output<typeof codeReport>;

/** The counts of a period, and its payments. */
export const funnelCounts = z.object({
  /** Views of the item's page, counted once per browsing session and day. */
  views: z.number().int(),
  /** Listens, for episodes. */
  listens: z.number().int(),
  /** Checkout sessions opened. */
  checkouts: z.number().int(),
  paid: z.number().int(),
  /** Downloads through an order or a gift, and of free items. */
  paidDownloads: z.number().int(),
  freeDownloads: z.number().int(),
});
export type FunnelCounts = z.output<typeof funnelCounts>;

export const funnelDay = funnelCounts.extend({ date: z.string() });
export type FunnelDay = z.output<typeof funnelDay>;

export const funnelItem = funnelCounts.extend({
  resourceType,
  resourceId: z.string(),
  /** Absent if the item was deleted and not sold in the period. */
  title: z.string().optional(),
  isFree: z.boolean(),
  /** False for credits and the site's own products, which have no page in the catalogue. */
  isPageCounted: z.boolean(),
});
export type FunnelItem = z.output<typeof funnelItem>;

export const funnelReport = z.object({
  /** The first day with counts; earlier days are not included. */
  since: z.string(),
  days: z.array(funnelDay),
  /** The 500 items with the most payments, then Checkouts, then views, in this order. */
  items: z.array(funnelItem),
  /** The figures of all other items together. */
  others: funnelCounts.extend({ items: z.number().int() }).optional(),
});
export type FunnelReport = z.output<typeof funnelReport>;

/** Genuine Stripe events refused for their signature since the last accepted one; absent without any. */
export const webhookRefusals = z.object({ refusals: z.number().int(), since: z.string() });

export const unfulfilledPayment = z.object({
  orderId: z.string(),
  sessionId: z.string(),
  email: z.string(),
  title: z.string(),
  resourceType,
  amount: z.number(),
  currency,
  createdAt: z.string(),
});
export type UnfulfilledPayment = z.output<typeof unfulfilledPayment>;

/** One action of an administrator, written together with the change and never changed afterwards. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actorId: z.string(),
  actorEmail: z.string(),
  /** `article.update`, `user.disable` … */
  action: z.string(),
  /** The target of the action: `article#<id>`, `user#<id>`. */
  target: z.string(),
  /** The target as text: a title, an email. */
  label: z.string().optional(),
  details: z.record(z.string(), z.string()).optional(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** One part of the running shop. */
export const healthPart = z.object({
  name: z.enum(['database', 'mails', 'sweep', 'webhook', 'model']),
  /** `unknown`: the part has not run yet. */
  state: z.enum(['ok', 'degraded', 'unknown']),
  /** The age of the oldest waiting email, of the sweep's last run or of the first refused event. */
  ageSeconds: z.number().int().optional(),
  lastError: z.string().optional(),
});
export type HealthPart = z.output<typeof healthPart>;

/** A step that a new shop must take before its first sale. */
export const firstStep = z.object({
  id: z.enum(['look', 'legal', 'sender', 'payments', 'item']),
  isDone: z.boolean(),
  /** Present if the step could not be checked, because another service did not respond. */
  isUnknown: z.boolean().optional(),
});
export type FirstStep = z.output<typeof firstStep>;

export const reportsContract = defineContract({
  health: {
    method: 'GET',
    path: '/api/health',
    access: 'optional',
    summary: 'Whether the shop works. An admin also gets the version and each part.',
    input: z.object({}),
    output: z.object({
      status: z.enum(['ok', 'degraded']),
      version: z.string().optional(),
      parts: z.array(healthPart).optional(),
    }),
  },
  dashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'admin',
    summary:
      'Sales, revenue, refunds, members and credits of the last days, by day, item and discount code; and the funnel from page views to Checkouts to payments.',
    input: z.object({ days: z.coerce.number().int().min(1).max(366).optional() }),
    output: z.object({
      days: z.array(dailyReport),
      items: z.array(itemReport),
      codes: z.array(codeReport),
      funnel: funnelReport,
      webhookRefusals: webhookRefusals.optional(),
    }),
  },
  firstSteps: {
    method: 'GET',
    path: '/api/admin/first-steps',
    access: 'admin',
    summary: 'What the shop still needs before its first sale.',
    input: z.object({}),
    output: z.object({ steps: z.array(firstStep) }),
  },
  unfulfilled: {
    method: 'GET',
    path: '/api/admin/payments/unfulfilled',
    access: 'admin',
    summary: 'Checkouts that are paid according to Stripe but not fulfilled.',
    input: z.object({}),
    output: z.array(unfulfilledPayment),
    errors: ['payment_unavailable'],
  },
  fulfil: {
    method: 'POST',
    path: '/api/admin/payments/{id}/fulfil',
    access: 'admin',
    summary:
      'Grant what a Checkout session paid for: the same `fulfil` as webhook and return page.',
    input: z.object({ id: sessionId }),
    output: z.object({ status: z.string() }),
    errors: ['purchase_not_found', 'payment_unavailable', 'conflict'],
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'The audit log, newest first; `q` is any part of an entry.',
    input: pageQuery().extend({ sort: sortField(['date']) }),
    output: pageOfRows(auditEntry),
  },
});
