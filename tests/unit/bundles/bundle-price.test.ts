import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBundleForm } from '#functions/bundles/bundle-form.ts';
import { bundlePrice, minBundlePrice } from '#shared/constants/bundle-price.ts';
import { chargeStep, minimumCharge } from '#shared/constants/price-rule.ts';
import { splitAmount, splitPayment } from '#shared/constants/split-amount.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('splitting an amount', () => {
  it('adds up, and no share is a whole unit away from its proportion', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(
        amounts,
        fc.array(amounts, { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const shares = splitAmount(amount, weights);
          expect(sum(shares)).toBe(amount);
          if (sum(weights) === 0) return;
          for (const [index, share] of shares.entries()) {
            expect(Math.abs(share - (amount * weights[index]!) / sum(weights))).toBeLessThan(
              1.0001,
            );
          }
        },
      ),
    );
  });

  it('gives the rest to the largest remainders, and to the first of equal ones', () => {
    expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitAmount(10, [1, 1, 4])).toEqual([2, 2, 6]);
    expect(splitAmount(5, [0, 0])).toEqual([3, 2]);
    expect(splitAmount(5, [])).toEqual([]);
  });
});

describe('splitting a payment', () => {
  it('gives every item with a price a share, if there is enough for all', () => {
    expect(splitPayment(30, [30, 1771])).toEqual([1, 29]);
    expect(splitPayment(5, [1, 0, 1, 9000, 1])).toEqual([1, 0, 1, 2, 1]);
    expect(splitPayment(2, [1, 1, 9000])).toEqual([1, 0, 1]);
    expect(splitPayment(10, [1, 1, 4])).toEqual([2, 2, 6]);
  });
});

describe('the price of a bundle', () => {
  const parts = (...isOwned: boolean[]) =>
    isOwned.map((owned, index) => ({ priceMinor: [1000, 600, 400][index]!, isOwned: owned }));

  it('is lowered by the shares of the parts that the buyer owns', () => {
    expect(bundlePrice(1500, 'gbp', parts(false, false, false))).toEqual({
      dueMinor: 1500,
      sharesMinor: [750, 450, 300],
    });
    expect(bundlePrice(1500, 'gbp', parts(true, false, false))).toEqual({
      dueMinor: 750,
      sharesMinor: [0, 450, 300],
    });
    expect(bundlePrice(1500, 'gbp', parts(true, true, true)).dueMinor).toBe(0);
  });

  it('is at least the minimum charge', () => {
    expect(bundlePrice(100, 'usd', parts(true, false, false))).toEqual({
      dueMinor: 50,
      sharesMinor: [0, 30, 20],
    });
    expect(bundlePrice(3000, 'huf', parts(false, true, true)).dueMinor).toBe(17_500);
  });

  it('is enough for a share of each part', async () => {
    expect(minBundlePrice('kwd', 2)).toBe(20);
    expect(minBundlePrice('gbp', 20)).toBe(30);
    const parts = ['a', 'b'].map((resourceId) => ({
      resourceType: 'article' as const,
      resourceId,
    }));
    const refused = readBundleForm({ title: 'Both', price: 0.01, parts }, 'kwd');
    await expect(refused).rejects.toMatchObject({
      details: {
        fields: { price: expect.stringMatching(/must be at least KWD.0\.020$/) as string },
      },
    });
  });

  it('can be charged, and its shares add up to it, whatever is owned', () => {
    const currency = fc.constantFrom('gbp', 'usd', 'jpy', 'huf', 'kwd', 'isk');
    const part = fc.record({ price: fc.integer({ min: 1, max: 50_000 }), isOwned: fc.boolean() });
    const some = fc.array(part, { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(currency, some, fc.integer({ min: 1, max: 100 }), (money, given, percent) => {
        const step = chargeStep(money);
        const least = Math.ceil(minimumCharge(money) / step) * step;
        const chosen = given.map(({ price, isOwned }) => {
          return { priceMinor: least + price * step, isOwned };
        });
        const full = sum(chosen.map(({ priceMinor }) => priceMinor));
        const lowest = minBundlePrice(money, chosen.length);
        const priceMinor = Math.max(lowest, Math.floor((full * percent) / 100 / step) * step);
        const { dueMinor, sharesMinor } = bundlePrice(priceMinor, money, chosen);
        const isAllOwned = chosen.every(({ isOwned }) => isOwned);
        expect(sum(sharesMinor)).toBe(dueMinor);
        expect(dueMinor % step).toBe(0);
        expect(dueMinor <= priceMinor).toBe(true);
        if (!isAllOwned) expect(dueMinor).toBeGreaterThanOrEqual(Math.min(least, priceMinor));
        else expect(dueMinor).toBe(0);
        for (const [index, { isOwned }] of chosen.entries()) {
          expect(sharesMinor[index]! > 0).toBe(!isOwned);
        }
      }),
    );
  });
});
