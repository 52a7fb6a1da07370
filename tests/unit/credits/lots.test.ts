import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditWrites, lotsOf } from '#functions/domain/credits/credit-writes.ts';
import type { LedgerEntry, LedgerRow } from '#functions/domain/credits/ledger-repository.ts';
import type { Lot } from '#functions/domain/members/lot.ts';
import {
  returnCredits,
  grant,
  sumOf,
  take,
  withdraw,
  type LotPart,
} from '#functions/domain/credits/lots.ts';
import type { Member } from '#functions/domain/members/member-repository.ts';
import { propertyRuns } from '#tests/support/tier.ts';

interface Granted {
  entry: string;
  credits: number;
  /** The number of credits last requested for withdrawal. */
  withdrawn: number;
}

/** A member, their credit history, and the expected result. */
class Account {
  member: Member = { id: 'm', email: 'm@example.test', credits: 0, createdAt: '2026-01-01T00:00Z' };
  rows: LedgerRow[] = [];
  granted: Granted[] = [];
  open: LotPart[][] = [];
  settled: LotPart[][] = [];

  get lots(): readonly Lot[] {
    return lotsOf(this.member);
  }

  book(lots: readonly Lot[], rows: LedgerEntry[]): void {
    const [update, ...puts] = creditWrites(this.member, { lots, rows });
    const values = update!.Update!.ExpressionAttributeValues!;
    this.member = {
      ...this.member,
      credits: values[':credits'] as number,
      lots: values[':lots'] as Lot[],
      creditsAt: values[':at'] as string,
    };
    this.rows.push(...puts.map(({ Put }) => Put!.Item as LedgerRow));
  }

  used(entry: string): number {
    const parts = [...this.open, ...this.settled].flat();
    return sum(parts.filter((part) => part.entry === entry));
  }
}

type Step = (account: Account) => void;
let names = 0;
const row = (step: string, credits: number, from?: LotPart[]): LedgerEntry => ({
  entry: `${step}#${++names}`,
  kind: 'use',
  credits,
  ...(from && { from }),
});
const sum = (parts: readonly { credits: number }[]) =>
  parts.reduce((total, { credits }) => total + credits, 0);
const one = <Item>(items: Item[], pick: number): Item | undefined => items[pick % items.length];

const steps = {
  grants:
    (credits: number): Step =>
    (account) => {
      const came = row('grant', credits);
      account.book(grant(account.lots, came), [came]);
      account.granted.push({ entry: came.entry, credits, withdrawn: 0 });
    },
  holds:
    (credits: number): Step =>
    (account) => {
      const before = account.lots;
      const taken = take(before, credits);
      if (!taken) return expect(sumOf(before)).toBeLessThan(credits);
      expect(sum(taken.from)).toBe(credits);
      expectOldestFirst(before, taken.from);
      account.book(taken.lots, [row('use', -credits, taken.from)]);
      account.open.push(taken.from);
    },
  settles:
    (pick: number): Step =>
    ({ open, settled }) => {
      if (open.length > 0) settled.push(...open.splice(pick % open.length, 1));
    },
  releases:
    (pick: number): Step =>
    (account) => {
      if (account.open.length === 0) return;
      const [from] = account.open.splice(pick % account.open.length, 1);
      const { lots, overdue } = returnCredits(account.lots, from!);
      const back = from!.map((part) => ({ ...part, credits: -part.credits }));
      account.book(lots, [
        row('release', sum(from!), back),
        ...overdue.map((part) => row('refund', -part.credits, [part])),
      ]);
    },
  withdraws:
    (pick: number, share: number): Step =>
    (account) => {
      const lot = one(account.granted, pick);
      if (!lot) return;
      const total = Math.round(lot.credits * share);
      const { lots, credits, unrecovered, from } = withdraw(account.lots, lot.entry, total);
      expect(unrecovered - credits).toBe(total - lot.withdrawn);
      account.book(lots, [row('refund', credits, from)]);
      lot.withdrawn = total;
    },
};

/** No lot is used before all older ones are empty. */
function expectOldestFirst(before: readonly Lot[], from: readonly LotPart[]): void {
  const filled = before.filter(({ left }) => left > 0).slice(0, from.length);
  expect(from.map(({ entry }) => entry)).toEqual(filled.map(({ entry }) => entry));
  const emptied = from.slice(0, -1).map(({ credits }) => credits);
  expect(emptied).toEqual(filled.slice(0, -1).map(({ left }) => left));
}

function expectSound(account: Account): void {
  const { member, lots, rows, granted } = account;
  expect(member.credits).toBe(sumOf(lots));
  expect(member.credits).toBe(sum(rows));
  for (const { entry, credits, withdrawn } of granted) {
    const {
      left,
      takenBack = 0,
      unrecovered = 0,
    } = lots.find((lot) => lot.entry === entry) ?? {
      left: 0,
    };
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + takenBack + account.used(entry)).toBe(credits);
    expect(takenBack + unrecovered).toBe(withdrawn);
    expect(unrecovered).toBeLessThanOrEqual(account.used(entry));
    // A lot with credits left owes nothing.
    if (unrecovered > 0) expect(left).toBe(0);
  }
  const ages = lots.filter(({ left }) => left > 0).map(({ at }) => at!);
  expect(ages).toEqual([...ages].sort());
  let balance = 0;
  for (const [index, row] of rows.entries()) {
    expect(row.balance).toBe((balance += row.credits));
    if (index > 0) expect(row.createdAt > rows[index - 1]!.createdAt).toBe(true);
  }
}

const amount = fc.integer({ min: 1, max: 12 });
const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const anyStep: fc.Arbitrary<[string, Step]> = fc.oneof(
  amount.map((credits): [string, Step] => [`grants ${credits}`, steps.grants(credits)]),
  amount.map((credits): [string, Step] => [`holds ${credits}`, steps.holds(credits)]),
  fc.nat(9).map((pick): [string, Step] => [`settles ${pick}`, steps.settles(pick)]),
  fc.nat(9).map((pick): [string, Step] => [`releases ${pick}`, steps.releases(pick)]),
  fc
    .tuple(fc.nat(9), share)
    .map(([pick, part]): [string, Step] => [
      `withdraws ${part} of ${pick}`,
      steps.withdraws(pick, part),
    ]),
);

describe('credits by their origin', () => {
  it('are never negative or created from nothing, and all accounted for, whatever happens in any order', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 50, size: 'max' }), (happened) => {
        const account = new Account();
        for (const [, step] of happened) {
          step(account);
          expectSound(account);
        }
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  it('are as at first when every hold was released and every withdrawal reversed', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 50, size: 'max' }), (happened) => {
        const account = new Account();
        for (const [, step] of happened) step(account);
        account.granted.forEach((_, index) => steps.withdraws(index, 0)(account));
        while (account.open.length > 0) steps.releases(0)(account);
        const left = account.granted.map(({ entry, credits }) => credits - account.used(entry));
        expect(account.lots.map((lot) => lot.left)).toEqual(left.filter((credits) => credits > 0));
        expect(account.lots.every((lot) => !lot.takenBack && !lot.unrecovered)).toBe(true);
      }),
      { numRuns: propertyRuns(150) },
    );
  });
});

describe('single cases', () => {
  const lots = (...given: [entry: string, at: string, left: number][]): Lot[] =>
    given.map(([entry, at, left]) => ({ entry, at, left }));

  it('takes the rest of one lot and then of the next, and removes lots that are used up', () => {
    expect(take(lots(['a', '1', 2], ['b', '2', 5]), 3)).toEqual({
      lots: [{ entry: 'b', at: '2', left: 4 }],
      from: [
        { entry: 'a', at: '1', credits: 2 },
        { entry: 'b', at: '2', credits: 1 },
      ],
    });
    expect(take(lots(['a', '1', 2]), 3)).toBeUndefined();
  });

  it('puts a removed lot back in its place, even behind an older one', () => {
    const { lots: filled } = returnCredits(lots(['a', '1', 1], ['c', '3', 1]), [
      { entry: 'b', at: '2', credits: 1 },
    ]);
    expect(filled.map(({ entry }) => entry)).toEqual(['a', 'b', 'c']);
  });

  it('withdraws credits that were held at the refund as soon as they are released', () => {
    const held = take(lots(['a', '1', 10]), 1)!;
    const refunded = withdraw(held.lots, 'a', 10);
    expect(refunded).toMatchObject({ credits: -9, unrecovered: 1 });
    const { lots: after, overdue } = returnCredits(refunded.lots, held.from);
    expect(overdue).toEqual([{ entry: 'a', at: '1', credits: 1 }]);
    expect(after).toEqual([{ entry: 'a', at: '1', left: 0, takenBack: 10 }]);
    expect(withdraw(after, 'a', 0)).toMatchObject({ credits: 10, unrecovered: 0 });
  });

  it('records credits of a removed lot as unrecovered, and clears them again', () => {
    const refunded = withdraw([], 'a', 4);
    expect(refunded).toEqual({
      lots: [{ entry: 'a', left: 0, unrecovered: 4 }],
      credits: 0,
      unrecovered: 4,
      from: [],
    });
    expect(withdraw(refunded.lots, 'a', 0)).toEqual({
      lots: [],
      credits: 0,
      unrecovered: -4,
      from: [],
    });
  });
});
