import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { currency, id, isoTime, pageOfRows, pageQuery, resourceType } from './fields.ts';
import { sortField } from './list-sort.ts';

/** A discount code. Stripe allows letters, digits and dashes, in either case. */
const discountCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/, 'Use 3 to 40 letters, digits and dashes');
const item = z.object({ resourceType, resourceId: id });
const count = z
  .number('Enter a whole number')
  .int('Enter a whole number')
  .min(1, 'Enter 1 or more')
  .max(1_000_000, 'Enter at most 1,000,000');
const amount = z.number('Enter an amount, such as 2.50').positive('Enter an amount above 0');
const percentage = 'Enter a whole percentage from 1 to 100';

/** The terms of a code never change. Amounts are in major units. */
export const codeForm = z.object({
  code: discountCode,
  /** Exactly one of this and `amountOff` is given. */
  percentOff: z
    .number(percentage)
    .int(percentage)
    .min(1, percentage)
    .max(100, percentage)
    .optional(),
  amountOff: amount.optional(),
  /** The currency of `amountOff` and `minimum`; the site's by default. */
  currency: currency.optional(),
  /** The lowest price for which the code can be used. */
  minimum: amount.optional(),
  /** The items that the code applies to; all by default. */
  items: z.array(item).min(1).max(20).optional(),
  /** How often all customers together, and one customer, can use it. */
  times: count.optional(),
  perCustomer: count.optional(),
  startsAt: isoTime.optional(),
  endsAt: isoTime.optional(),
});

/** `later`: its start is in the future. */
export const codeState = z.enum(['on', 'off', 'later', 'ended', 'used_up']);
export type CodeState = z.output<typeof codeState>;

/** `date`: the creation. */
const codeColumns = ['date', 'code', 'used', 'state'] as const;
export type CodeColumn = (typeof codeColumns)[number];

export const managedCode = codeForm.extend({
  code: z.string(),
  currency,
  items: z.array(item.extend({ title: z.string() })).optional(),
  /** Purchases and open Checkouts with this code. */
  used: z.number().int(),
  state: codeState,
  createdAt: z.string(),
});
export type ManagedCode = z.output<typeof managedCode>;

export const codesContract = defineContract({
  listManaged: {
    method: 'GET',
    path: '/api/admin/codes',
    access: 'admin',
    summary: 'Discount codes, newest first; `q` is any part of a code or of the title of an item.',
    input: pageQuery().extend({ state: codeState.optional(), sort: sortField(codeColumns) }),
    output: pageOfRows(managedCode),
  },
  create: {
    method: 'POST',
    path: '/api/admin/codes',
    access: 'admin',
    summary:
      'Create a discount code, here and at Stripe. Idempotent: repeating the same terms changes nothing.',
    input: codeForm,
    output: managedCode,
    errors: ['conflict', 'payment_unavailable'],
  },
  setActive: {
    method: 'PUT',
    path: '/api/admin/codes/{code}/active',
    access: 'admin',
    summary: 'Switch a discount code off or on again. Open Checkouts keep their discount.',
    input: z.object({ code: discountCode, active: z.boolean() }),
    output: managedCode,
    errors: ['not_found', 'conflict', 'payment_unavailable'],
  },
});
