import * as z from 'zod';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { orderId } from '#shared/contracts/orders.ts';
import { dayField, salesPageLimit, salesContract } from '#shared/contracts/sales.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { firstDayOfSales, readSalesPage } from '../domain/orders/sales-page.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { now } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { writeTogether } from '../platform/dynamo.ts';
import { siteDay } from '../platform/site-day.ts';
import { presentSale } from './present-sale.ts';

type Input = InputOf<typeof salesContract.export>;

/** The cursor contains the period: a page that is read after midnight still belongs to the same file. */
const position = z.object({
  from: dayField,
  to: dayField,
  day: dayField,
  after: z.object({ id: orderId, paidAt: z.string().min(1).max(30) }).optional(),
});
type Position = z.output<typeof position>;

export const exportSales = implement(salesContract.export, async (input, actor) => {
  const { cursor, limit = salesPageLimit } = input;
  const start = cursor ? readCursor(cursor, position) : await periodOf(input);
  if (!cursor) await writeTogether([auditOf(input, start, actor)]);
  const { from, to } = start;
  const { rows, next } = await readSalesPage(start, to, limit);
  return {
    rows: rows.map(presentSale),
    from,
    to,
    readTo: next?.day ?? to,
    ...(next && { nextCursor: writeCursor({ from, to, ...next }) }),
  };
});

async function periodOf({ from, to }: Input): Promise<Position> {
  if (from && to && from > to) {
    throw new AppError('validation_failed', { fields: { to: `Enter ${from} or a later day` } });
  }
  const today = siteDay(now());
  const last = to && to < today ? to : today;
  const first = (await firstDayOfSales()) ?? last;
  return { from: from ?? first, to: last, day: from && from > first ? from : first };
}

function auditOf({ file = 'sales' }: Input, { from, to }: Position, actor: Actor) {
  return auditPut(actor, {
    action: `${file}.export`,
    target: file,
    label: from === to ? from : `${from} to ${to}`,
  });
}
