import { setTimeout as sleep } from 'node:timers/promises';
import { checkAccount } from './check-account.ts';
import type { Discrepancy, MemberRecord } from './credit-records.ts';
import { readAccount, readMember, readMembers, type Stage } from './account-repository.ts';

export interface CreditTotals {
  members: number;
  entries: number;
  openHolds: number;
  credits: number;
}

const concurrency = 16;
/** The wait before a member's row is read again: by then it includes the newer entries. */
const againMs = 300;

/**
 * Checks that balance, entries, lots and holds of every member agree. It only reads, and the site may be in use. At
 * most a page of members and the entries of 16 of them are in memory.
 * @param tell called for each discrepancy
 * @param nowMs the time of the tables' state in epoch milliseconds; now by default
 */
export async function checkAllCredits(
  stage: Stage,
  tell: (discrepancy: Discrepancy) => void,
  nowMs?: number,
): Promise<CreditTotals> {
  const totals: CreditTotals = { members: 0, entries: 0, openHolds: 0, credits: 0 };
  const members = readMembers(stage);
  const worker = async () => {
    for (;;) {
      const { value: member, done } = await members.next();
      if (done) return;
      const found = await checkMember(stage, member, nowMs);
      totals.members++;
      totals.entries += found.entries;
      totals.openHolds += found.openHolds;
      totals.credits += found.credits;
      for (const what of found.wrong) tell({ userId: member.id, what });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return totals;
}

async function checkMember(
  stage: Stage,
  listed: MemberRecord,
  nowMs: number | undefined,
): Promise<Checked> {
  const first = await checkAccountOf(stage, listed, nowMs);
  if (first.wrong.length === 0 && first.newer.length === 0) return first;
  await sleep(againMs);
  const member = await readMember(stage, listed.id);
  if (!member) return { wrong: [], newer: [], entries: 0, openHolds: 0, credits: 0 };
  const second = await checkAccountOf(stage, member, nowMs);
  const lost = second.newer.filter((entry) => first.newer.includes(entry));
  return {
    ...second,
    wrong: [...second.wrong, ...lost.map((entry) => `${entry} is not in the balance`)],
  };
}

interface Checked {
  wrong: string[];
  newer: string[];
  entries: number;
  openHolds: number;
  credits: number;
}

async function checkAccountOf(
  stage: Stage,
  member: MemberRecord,
  nowMs = Date.now(),
): Promise<Checked> {
  const account = await readAccount(stage, member);
  return {
    wrong: checkAccount(account, nowMs),
    newer: account.newer.map(({ entry }) => entry),
    entries: account.entries.length,
    openHolds: account.holds.length,
    credits: member.credits,
  };
}
