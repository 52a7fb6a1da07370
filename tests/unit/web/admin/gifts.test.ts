import { describe, expect, it, vi } from 'vitest';
import type { GiftRow, MemberDetail } from '#shared/contracts/members.ts';
import { changedRows } from '#web/src/features/admin/gifts/changed-rows.ts';
import { findMember } from '#web/src/features/admin/gifts/find-member.ts';

const givenAt = '2026-11-27T09:00:00.000Z';
const row = (id: string): GiftRow => ({
  ...{ id, email: `${id}@example.test`, gift: `complimentary_${id}` },
  ...{ by: 'admin@example.test', reason: 'A prize', givenAt },
});

function member(id: string, access: Partial<MemberDetail['access'][number]>): MemberDetail {
  const { email, gift: sessionId, by, reason } = row(id);
  const complimentary = { by, reason };
  const held = { item: 'article#1', state: 'owned', sessionId, purchasedAt: givenAt };
  return { id, email, access: [{ ...held, complimentary, ...access }] } as MemberDetail;
}

describe('the list of gifts after a change', () => {
  it('begins with the new one', () => {
    expect(changedRows([row('a')], 'article#1', member('b', {}))).toEqual([row('b'), row('a')]);
  });

  it('lists no one twice', () => {
    const rows = [row('a'), row('b')];
    expect(changedRows(rows, 'article#1', member('b', {}))).toEqual([row('b'), row('a')]);
  });

  it('no longer has gifts that were taken back or became purchases', () => {
    const rows = [row('a'), row('b')];
    for (const access of [{ state: 'revoked' }, { complimentary: undefined }] as const) {
      expect(changedRows(rows, 'article#1', member('b', access))).toEqual([row('a')]);
    }
  });

  it('has nothing of other items', () => {
    expect(changedRows([], 'article#1', member('b', { item: 'article#12' }))).toEqual([]);
  });
});

describe('finding a member by email', () => {
  const asked = { credits: 0, createdAt: givenAt };

  it('skips a member whose email only contains it, and continues', async () => {
    const read = vi
      .fn()
      .mockResolvedValueOnce({
        rows: [{ id: '1', email: 'miriam@example.test', ...asked }],
        nextCursor: 'two',
      })
      .mockResolvedValueOnce({ rows: [{ id: '2', email: 'am@example.test', ...asked }] });
    expect((await findMember('am@example.test', read))?.id).toBe('2');
    expect(read.mock.calls).toEqual([[undefined], ['two']]);
  });

  it('finds nobody after the last page', async () => {
    const read = vi.fn().mockResolvedValue({ rows: [] });
    expect(await findMember('am@example.test', read)).toBeUndefined();
  });
});
