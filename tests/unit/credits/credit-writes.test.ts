import { describe, expect, it } from 'vitest';
import { creditWrites, lotsOf } from '#functions/domain/credits/credit-writes.ts';
import type { LedgerEntry } from '#functions/domain/credits/ledger-repository.ts';
import type { Lot } from '#functions/domain/members/lot.ts';
import type { LotPart } from '#functions/domain/credits/lots.ts';
import type { Member } from '#functions/domain/members/member-repository.ts';

describe('writing a change', () => {
  const member: Member = {
    id: 'm',
    email: 'm@example.test',
    credits: 3,
    lots: [{ entry: 'a', left: 3 }],
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const use = (from: LotPart[]): LedgerEntry => ({ entry: 'u', kind: 'use', credits: -1, from });

  it.each<[string, readonly Lot[], LedgerEntry[]]>([
    ['no row', [{ entry: 'a', left: 2 }], []],
    ['a row that takes less', [{ entry: 'a', left: 1 }], [use([{ entry: 'a', credits: 1 }])]],
    ['a row of another lot', [{ entry: 'a', left: 2 }], [use([{ entry: 'b', credits: 1 }])]],
    ['a row whose lots are other than its credits', member.lots!, [use([])]],
    ['credits of nothing', [...member.lots!, { entry: 'b', left: 1 }], []],
    [
      'a debit that names no lot',
      [{ entry: 'a', left: 2 }],
      [{ entry: 'u', kind: 'use', credits: -1 }],
    ],
    [
      'a negative lot',
      [{ entry: 'a', left: -1 }],
      [{ ...use([{ entry: 'a', credits: 4 }]), credits: -4 }],
    ],
  ])('is refused with %s', (_, lots, rows) => {
    expect(() => creditWrites(member, { lots, rows })).toThrow('do not add up');
  });

  it('is refused if it ignores the credits that are not in a lot yet', () => {
    const off = { ...member, credits: 4 };
    const rows = [use([{ entry: 'a', credits: 1 }])];
    expect(() => creditWrites(off, { lots: [{ entry: 'a', left: 2 }], rows })).toThrow();
  });

  it('dates the row after the last one, even if this clock is behind', () => {
    const ahead = { ...member, creditsAt: '2999-01-01T00:00:00.000Z' };
    const rows = [use([{ entry: 'a', credits: 1 }])];
    const [, put] = creditWrites(ahead, { lots: [{ entry: 'a', left: 2 }], rows });
    expect(put!.Put!.Item).toMatchObject({ createdAt: '2999-01-01T00:00:00.001Z', balance: 2 });
  });
});

describe('the lots of a member', () => {
  const bought = { entry: 'purchase#1', at: '2026-11-02T00:00:00.000Z', left: 20 };
  const given = { entry: 'adjust#1', at: '2026-11-03T00:00:00.000Z', left: 3 };

  it('are as stored if they add up to the balance', () => {
    expect(lotsOf({ credits: 23, lots: [bought, given] })).toEqual([bought, given]);
    expect(lotsOf({ credits: 0 })).toEqual([]);
  });

  it('are one lot if none were stored yet', () => {
    expect(lotsOf({ credits: 7 })).toEqual([{ entry: 'opening', left: 7 }]);
  });

  it('include credits that an older version of the code has granted since, as the oldest', () => {
    const [opening, ...others] = lotsOf({ credits: 28, lots: [bought, given] });
    expect(opening).toMatchObject({ entry: 'opening', left: 5 });
    expect(others).toEqual([bought, given]);
    expect(lotsOf({ credits: 9, lots: [{ entry: 'opening', left: 4 }] })).toEqual([
      { entry: 'opening', left: 9 },
    ]);
  });

  it('lack credits that an older version of the code has taken since, the oldest first', () => {
    expect(lotsOf({ credits: 2, lots: [bought, given] })).toEqual([{ ...given, left: 2 }]);
  });
});
