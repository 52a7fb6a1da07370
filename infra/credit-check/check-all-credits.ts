import { setTimeout as sleep } from 'node:timers/promises';
import { checkAccount } from './check-account.ts';
import type { Discrepancy, MemberRecord } from './credit-records.ts';
import { readAccount, readMember, readMembers, type Stage } from './read-accounts.ts';

export interface CreditTotals {
  members: number;
  bookings: number;
  openHolds: number;
  credits: number;
}

const atOnce = 16;
/** What is wrong because somebody wrote between two of our reads is right the next time. */
const looks = 5;
const againMs = 300;

/**
 * Checks every member's credits: balance, bookings, lots and holds must agree. Reads only, and the site may be busy. Holds
 * no more in memory than a page of members and the bookings of 16.
 * @param tell called for each discrepancy as it is found
 */
export async function checkAllCredits(
  stage: Stage,
  tell: (discrepancy: Discrepancy) => void,
): Promise<CreditTotals> {
  const totals: CreditTotals = { members: 0, bookings: 0, openHolds: 0, credits: 0 };
  const members = readMembers(stage);
  const worker = async () => {
    for (;;) {
      const { value: member, done } = await members.next();
      if (done) return;
      const found = await checkMember(stage, member);
      totals.members++;
      totals.bookings += found.bookings;
      totals.openHolds += found.openHolds;
      totals.credits += found.credits;
      for (const what of found.wrong) tell({ userId: member.id, what });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return totals;
}

async function checkMember(stage: Stage, listed: MemberRecord) {
  let member: MemberRecord | undefined = listed;
  for (let look = 1; ; look++) {
    const account = await readAccount(stage, member);
    const wrong = checkAccount(account, Date.now());
    if (wrong.length === 0 || look === looks) {
      const { bookings, holds } = account;
      const counts = { bookings: bookings.length, openHolds: holds.length };
      return { wrong, ...counts, credits: member.credits };
    }
    await sleep(againMs);
    member = await readMember(stage, listed.id);
    if (!member) return { wrong: [], bookings: 0, openHolds: 0, credits: 0 };
  }
}
