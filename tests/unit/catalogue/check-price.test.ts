import { describe, expect, it } from 'vitest';
import { checkPrice } from '#functions/domain/catalogue/check-price.ts';
import {
  maximumCharge as stripesMaximum,
  minimumCharge as stripesMinimum,
  supportedCurrencies,
} from '@outcrop/emulators/stripe/currencies.ts';
import { toMinor } from '#shared/constants/money.ts';
import { maximumCharge, minimumCharge, priceProblem } from '#shared/constants/price-rule.ts';

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
    [4.01, 'kwd', 4010],
    [999_999.99, 'gbp', 99_999_999],
    [1_480_000, 'jpy', 1_480_000],
    [99_999_999, 'krw', 99_999_999],
    [2_500_000, 'vnd', 2_500_000],
    [99_999.99, 'kwd', 99_999_990],
    [500, 'isk', 50_000],
  ])('%d %s is %i in minor units', (price, currency, priceMinor) => {
    expect(checkPrice(price, currency)).toBe(priceMinor);
  });

  it.each([
    [0.01, 'gbp', 'Price must be 0 or between £0.30 and £999,999.99'],
    [0.29, 'gbp', 'Price must be 0 or between £0.30 and £999,999.99'],
    [0.49, 'usd', 'Price must be 0 or between US$0.50 and US$999,999.99'],
    [0.49, 'eur', 'Price must be 0 or between €0.50 and €999,999.99'],
    [49, 'jpy', 'Price must be 0 or between JP¥50 and JP¥99,999,999'],
    [1_000_000, 'gbp', 'Price must be 0 or between £0.30 and £999,999.99'],
    [100_000_000, 'krw', 'Price must be 0 or between ₩1 and ₩99,999,999'],
    [100_000_000, 'vnd', 'Price must be 0 or between ₫1 and ₫99,999,999'],
    [100_000, 'kwd', 'Price must be 0 or between KWD\u00a00.010 and KWD\u00a099,999.990'],
    [4.001, 'kwd', 'Price must be a multiple of KWD\u00a00.010'],
    [4.5, 'isk', 'Price must be a multiple of ISK\u00a01.00'],
    [4.555, 'gbp', 'Valid price required'],
    [0.5, 'jpy', 'Valid price required'],
    [-1, 'gbp', 'Valid price required'],
  ])('%d %s is refused at its field: %s', (price, currency, text) => {
    expect(priceProblem(price, currency, 'en-GB')).toBe(text);
    expect(() => checkPrice(price, currency)).toThrow(
      expect.objectContaining({ code: 'validation_failed', details: { fields: { price: text } } }),
    );
  });

  it('accept every amount with two decimals', () => {
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
    expect(maximumCharge).toBe(stripesMaximum);
  });
});
