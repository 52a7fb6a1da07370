import { describe, expect, it } from 'vitest';
import { itemsToGive, type Gift, type GiftItem } from '#functions/domain/complimentary/gift.ts';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';

const by = { id: 'admin-1', email: 'admin@example.test' };
const reason = 'A review copy';
const given = { complimentary: { by: by.id, reason } };

function item(name: string, held?: Partial<Entitlement>): GiftItem {
  return {
    resourceType: 'article',
    resourceId: name,
    title: name.toUpperCase(),
    held: held as Entitlement | undefined,
  };
}

const gift = (items: GiftItem[], more: Partial<Gift> = {}): Gift => ({
  title: 'The gift',
  currency: 'gbp',
  items,
  reason,
  by,
  ...more,
});
const bundle = { bundle: { id: 'b', title: 'All of it' } };
const namesOf = (items: GiftItem[]) => items.map(({ resourceId }) => resourceId);

function refusalOf(...given: Parameters<typeof gift>): { code: string; message: string } {
  try {
    itemsToGive(gift(...given));
  } catch (error) {
    return error as { code: string; message: string };
  }
  throw new Error('It was given.');
}

describe('a gift', () => {
  it.each([
    undefined,
    { state: 'refunded' },
    { state: 'charged_back' },
    { state: 'revoked', ...given },
  ] as const)('is given to a member who has %o', (held) => {
    expect(namesOf(itemsToGive(gift([item('a', held)])))).toEqual(['a']);
  });

  it.each([
    [{ state: 'owned' }, 'already_owned', 'bought “The gift” already'],
    [{ state: 'processing' }, 'payment_processing', 'Wait until it has arrived or failed'],
    [{ state: 'disputed' }, 'conflict', 'Wait until the bank has decided'],
    [{ state: 'revoked' }, 'conflict', 'Restore it instead'],
    [
      { state: 'owned', complimentary: { by: by.id, reason: 'A prize' } },
      'already_owned',
      'complimentary access to “The gift” already',
    ],
    [
      { state: 'owned', complimentary: { by: 'admin-2', reason } },
      'already_owned',
      'complimentary access to “The gift” already',
    ],
  ] as const)('is refused with a reason to a member who has %o', (held, code, text) => {
    const refusal = refusalOf([item('a', held)]);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toContain(text);
  });

  it('that is repeated for the same reason gives nothing, without an error', () => {
    expect(itemsToGive(gift([item('a', { state: 'owned', ...given })]))).toEqual([]);
  });

  it('of a bundle contains the items that are missing', () => {
    const items = [item('a', { state: 'owned' }), item('b'), item('c', { state: 'refunded' })];
    expect(namesOf(itemsToGive(gift(items, bundle)))).toEqual(['b', 'c']);
  });

  it('of a bundle is refused if nothing is missing, and while an item is being paid', () => {
    const owned = item('a', { state: 'owned' });
    expect(refusalOf([owned, item('b', { state: 'owned', ...given })], bundle)).toMatchObject({
      code: 'already_owned',
      message: 'They have everything in “The gift” already.',
    });
    expect(refusalOf([item('a'), item('b', { state: 'processing' })], bundle)).toMatchObject({
      code: 'payment_processing',
      message: expect.stringContaining('“B”') as string,
    });
  });

  it('of a bundle that is repeated gives nothing', () => {
    const held = { state: 'owned', ...given, ...bundle } as const;
    const items = [item('a', { state: 'owned' }), item('b', held)];
    expect(itemsToGive(gift(items, bundle))).toEqual([]);
  });
});
