import { describe, expect, it } from 'vitest';
import { readAmount } from '#web/src/lib/read-amount.ts';

describe('an amount of money', () => {
  it.each([
    ['4.5', 4.5],
    ['4,50', 4.5],
    [' 12 ', 12],
    ['0', 0],
    ['1000.05', 1000.05],
  ])('is read with a dot or a comma: %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    '1,000',
    '1.000',
    '1,000.50',
    '1 000',
    '4.5.0',
    '.5',
    '4.',
    '-1',
    '1e3',
    '0x10',
    '',
    'x',
  ])('is not guessed from %j', (text) => expect(readAmount(text)).toBeNaN());

  it('has at most twelve digits, which a number represents exactly', () => {
    expect(readAmount('999999999999.99')).toBe(999_999_999_999.99);
    expect(readAmount('9'.repeat(13))).toBeNaN();
    expect(readAmount('9'.repeat(2000))).toBeNaN();
  });

  it('has three decimals in a currency that has them', () => {
    expect(readAmount('1.250', 'kwd')).toBe(1.25);
    expect(readAmount('1.250', 'jpy')).toBeNaN();
  });
});
