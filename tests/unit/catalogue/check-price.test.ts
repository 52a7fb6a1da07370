import { describe, expect, it } from 'vitest';
import { checkPrice } from '../../../functions/core/catalogue/check-price.ts';
import {
  minimumCharge as stripesMinimum,
  supportedCurrencies,
} from '../../../infra/local/emulators/stripe/currencies.ts';
import { toMinor } from '../../../shared/constants/money.ts';
import { minimumCharge, priceProblem } from '../../../shared/constants/price-rule.ts';

describe('prices', () => {
  it.each([
    [0, 'gbp', 0],
    [0.3, 'gbp', 30],
    [4.5, 'gbp', 450],
    [1.1, 'gbp', 110],
    [1.13, 'usd', 113],
    [99_999, 'gbp', 9_999_900],
    [50, 'jpy', 50],
    [175, 'huf', 17_500],
    [4.001, 'kwd', 4001],
  ])('%d %s is %i in minor units', (price, currency, priceMinor) => {
    expect(checkPrice(price, currency)).toBe(priceMinor);
  });

  it.each([
    [0.01, 'gbp', 'Price must be 0 or at least £0.30'],
    [0.29, 'gbp', 'Price must be 0 or at least £0.30'],
    [0.49, 'usd', 'Price must be 0 or at least US$0.50'],
    [0.49, 'eur', 'Price must be 0 or at least €0.50'],
    [49, 'jpy', 'Price must be 0 or at least JP¥50'],
    [4.555, 'gbp', 'Valid price required'],
    [0.5, 'jpy', 'Valid price required'],
    [-1, 'gbp', 'Valid price required'],
  ])('%d %s is refused at its field: %s', (price, currency, text) => {
    expect(priceProblem(price, currency, 'en-GB')).toBe(text);
    expect(() => checkPrice(price, currency)).toThrow(
      expect.objectContaining({ code: 'validation_failed', details: { fields: { price: text } } }),
    );
  });

  it('take every amount that two decimals can write', () => {
    const lost = Array.from({ length: 99_999 }, (_, index) => index + 1).filter(
      (minor) =>
        toMinor(
          Number(`${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`),
          'gbp',
        ) !== minor,
    );
    expect(lost).toEqual([]);
  });

  it('have the minimum of each currency that Stripe asks for', () => {
    const differing = [...supportedCurrencies].filter(
      (currency) => minimumCharge(currency) !== stripesMinimum(currency),
    );
    expect(differing).toEqual([]);
  });
});
