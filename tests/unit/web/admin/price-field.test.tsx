import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceField } from '#web/src/features/admin/editor/price-field.tsx';

const fieldOf = (price: number, currency: string) =>
  /<input[^>]*>/.exec(
    renderToStaticMarkup(<PriceField price={price} currency={currency} error={undefined} />),
  )![0];

it('accepts amounts with as many decimals as the currency has', () => {
  expect(fieldOf(4.5, 'gbp')).toMatch(/step="0.01".*value="4.50"/);
  expect(fieldOf(1.25, 'kwd')).toMatch(/step="0.001".*value="1.250"/);
  const yen = fieldOf(900, 'jpy');
  expect(yen).toMatch(/step="1".*value="900"/);
  expect(yen).toContain('inputMode="numeric"');
});
