import { describe, expect, it } from 'vitest';
import { currencyDecimals, supportedCurrencies } from '@outcrop/emulators/stripe/currencies.ts';
import { formatMinor, fromMinor } from '#shared/constants/money.ts';

describe('amounts in minor units', () => {
  it('have as many decimals as Stripe gives each of its currencies', () => {
    const differing = [...supportedCurrencies].filter(
      (currency) => fromMinor(1, currency) !== 1 / 10 ** currencyDecimals(currency),
    );
    expect(differing).toEqual([]);
  });

  it.each([
    [450, 'gbp', '£4.50'],
    [500, 'jpy', 'JP¥500'],
    [199_050, 'huf', 'HUF 1,990.50'],
    [4500, 'kwd', 'KWD 4.500'],
  ])('%i %s is written %s', (amountMinor, currency, text) => {
    expect(formatMinor(amountMinor, currency, 'en-GB').replace(/\s/g, ' ')).toBe(text);
  });
});
