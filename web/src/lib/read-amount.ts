import { decimals } from '#shared/constants/money.ts';

const twoDecimals = /^\d{1,12}(?:[.,]\d{1,2})?$/;
const threeDecimals = /^\d{1,12}(?:[.,]\d{1,3})?$/;

/**
 * Reads an amount of money that was typed, in major units: "4.50" and "4,50" are 4.5. Returns NaN for anything else,
 * for "1,000" and "1.000", which mean 1000 to some people and 1 to others, and for more than twelve digits, which a
 * number can't hold to the last decimal.
 * @param currency may have three decimals
 */
export function readAmount(text: string, currency = ''): number {
  const amount = decimals(currency) === 3 ? threeDecimals : twoDecimals;
  return amount.test(text.trim()) ? Number(text.replace(',', '.')) : Number.NaN;
}
