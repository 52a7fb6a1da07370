import { setTimeout as sleep } from 'node:timers/promises';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { env } from '#functions/platform/env.ts';
import { dynamo } from '#functions/platform/dynamo.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { checkAllCredits, type CreditTotals } from '../credit-check/check-all-credits.ts';
import { collectCandidates, type Candidate, type Candidates } from './candidates.ts';
import { compare, type Facts } from './compare.ts';
import { difference, type Difference, type Words } from './difference.ts';
import { readFacts, readStrays } from './read-facts.ts';
import type { Period } from './records-repository.ts';

export interface Found {
  period: Period;
  counts: Candidates['counts'] & Pick<CreditTotals, 'members' | 'entries'>;
  differences: Difference[];
}

const concurrency = 8;
/** The wait before differences are checked again: a new payment differs until its webhook has arrived. */
const againMs = 5000;

/**
 * Compares the payments of a period at Stripe with the shop's orders, grants, credits and emails, both ways, and every
 * member's balance with its entries. It only reads, and the site may be in use.
 */
export async function findDifferences(period: Period, pauseMs = againMs): Promise<Found> {
  const { all, counts } = await collectCandidates(period);
  const first = await mapConcurrently([...all.values()], concurrency, async (candidate) => ({
    candidate,
    found: await compareOne(candidate),
  }));
  const suspects = first.filter(({ found }) => found.length > 0);
  if (suspects.length > 0) await sleep(pauseMs);
  const sure = await mapConcurrently(suspects, concurrency, ({ candidate }) =>
    compareOne({ ...candidate, payment: undefined }),
  );
  const { totals, wrong } = await compareCredits();
  const { members, entries } = totals;
  const differences = [...sure.flat().sort(byOrder), ...wrong.sort(byText)];
  return { period, counts: { ...counts, members, entries }, differences };
}

/** Compares one payment. */
export async function compareOne(candidate: Candidate): Promise<Difference[]> {
  const facts = await readFacts(candidate);
  const { order, payment, held } = facts;
  const orderId = order?.id ?? payment?.orderId ?? candidate.orderId;
  const sessionId = payment?.sessionId ?? candidate.sessionId;
  const whose = order?.email || order?.userId || held[0]?.userId || 'a buyer';
  const ids = {
    ...(orderId !== undefined && { orderId }),
    ...(sessionId !== undefined && { sessionId }),
  };
  const found = compare(facts, Date.now()).map((kind) =>
    difference(kind, { whose, words: wordsOf(facts, orderId), ...ids }),
  );
  const strays = (await readStrays(order, candidate)).map(async ({ userId, title }) => {
    const holder = (await getMember(userId))?.email ?? userId;
    return difference('grant-of-other-order', { whose: holder, words: { title }, ...ids });
  });
  return [...found, ...(await Promise.all(strays))];
}

function wordsOf({ payment, order, held }: Facts, orderId = ''): Words {
  const money = payment ?? order ?? held[0];
  const amount = (minor: number) => formatMinor(minor, money!.currency, siteConfig.locale);
  return {
    ...(money && { amount: amount(money.amountMinor) }),
    ...(payment && { refunded: amount(payment.facts.refundedMinor) }),
    title: order?.title ?? held[0]?.title,
    order: orderId,
  };
}

async function compareCredits() {
  const stage = { client: dynamo, tablePrefix: env().TABLE_PREFIX };
  const found: { userId: string; what: string }[] = [];
  const totals = await checkAllCredits(stage, (one) => found.push(one));
  const wrong = await mapConcurrently(found, concurrency, async ({ userId, what }) => {
    const whose = (await getMember(userId))?.email ?? userId;
    return difference('credits', { whose, words: { what } });
  });
  return { totals, wrong };
}

/** Sorts by order: ids begin with the time of the order. */
function byOrder(one: Difference, other: Difference): number {
  return (one.orderId ?? '').localeCompare(other.orderId ?? '', 'en');
}

function byText(one: Difference, other: Difference): number {
  return `${one.whose} ${one.says}` < `${other.whose} ${other.says}` ? -1 : 1;
}
