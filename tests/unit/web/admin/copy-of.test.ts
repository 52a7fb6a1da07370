import { describe, expect, it } from 'vitest';
import { copiedPreview, copyOf, priceIn } from '#web/src/features/admin/editor/copy-of.ts';

const titleOf = (title: string) => copyOf({ title }).title;

describe('a copy', () => {
  it('is the same but for its title', () => {
    const item = { title: 'Notes on chalk', price: 4.5, category: 'Rocks' };
    expect(copyOf(item)).toEqual({ ...item, title: 'Notes on chalk (copy)' });
  });

  it('has a title that is not too long, without half a character', () => {
    expect(titleOf('x'.repeat(193))).toBe(`${'x'.repeat(193)} (copy)`);
    expect(titleOf('x'.repeat(200))).toBe(`${'x'.repeat(193)} (copy)`);
    expect(titleOf(`${'x'.repeat(192)} and more`)).toBe(`${'x'.repeat(192)} (copy)`);
    expect(titleOf(`${'x'.repeat(192)}🪨🪨🪨🪨`)).toBe(`${'x'.repeat(192)} (copy)`);
  });

  it('has the price only in the currency in which it will be sold', () => {
    expect(priceIn('gbp', { price: 4.5, currency: 'gbp' })).toBe(4.5);
    expect(priceIn('gbp', { price: 450, currency: 'jpy' })).toBeUndefined();
    expect(priceIn('gbp', undefined)).toBeUndefined();
  });

  it('has the same preview settings, but nothing that was made for them', () => {
    const fileList = { choice: 'shown', state: 'failed', problem: 'It is damaged' } as const;
    expect(
      copiedPreview({
        preview: { pages: 3, excerpt: { seconds: 30, state: 'made' }, state: 'made', fileList },
      }),
    ).toEqual({
      pages: 3,
      excerpt: { seconds: 30, state: 'none' },
      state: 'none',
      fileList: { choice: 'shown', state: 'none' },
    });
    expect(copiedPreview(undefined)).toBeUndefined();
  });
});
