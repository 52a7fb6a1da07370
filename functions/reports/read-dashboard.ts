import { reportsContract } from '#shared/contracts/reports.ts';
import { listLedgerDay } from '../domain/credits/ledger-repository.ts';
import { readRefusals } from '../domain/orders/webhook-refusals.ts';
import { listPaidOn, listRefundedOn } from '../domain/orders/order-list-repository.ts';
import { lastDays } from '../domain/reports/last-days.ts';
import { readFunnel } from '../domain/reports/read-funnel.ts';
import { sumCodes, sumDay, sumItems, type DayFacts } from '../domain/reports/sum-sales.ts';
import { now } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const defaultDays = 30;
/** Concurrent days, with three queries each: a year takes about twenty round trips. */
const concurrency = 16;

export const readDashboard = implement(reportsContract.dashboard, async ({ days }) => {
  const [facts, webhookRefusals] = await Promise.all([
    mapConcurrently(lastDays(days ?? defaultDays, now()), concurrency, readDay),
    readRefusals(),
  ]);
  return {
    days: facts.map(sumDay),
    items: sumItems(facts),
    codes: sumCodes(facts),
    funnel: await readFunnel(facts),
    webhookRefusals,
  };
});

async function readDay(date: string): Promise<DayFacts> {
  const [sold, refunded, ledger] = await Promise.all([
    listPaidOn(date),
    listRefundedOn(date),
    listLedgerDay(date),
  ]);
  return { date, sold, refunded, ledger };
}
