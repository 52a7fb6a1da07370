import { expect, it } from 'vitest';
import { siteConfigSchema } from '#shared/site-config/schema.ts';
import { taxesSchema, type Taxes } from '#shared/site-config/taxes-schema.ts';
import { site } from '#sites/outcrop/config/site.ts';
import { taxSettings } from '../../support/use-taxes.ts';

it.each([['none', { mode: 'none' }], ...Object.entries(taxSettings)])('%s is valid', (_, taxes) => {
  expect(taxesSchema.safeParse(taxes).error).toBeUndefined();
});

const { exclusive, managed } = taxSettings;

it.each<[string, unknown, string, string]>([
  ['another mode', { mode: 'stripe' }, 'mode', 'must be none, automatic (Stripe Tax) or managed'],
  ['no prices', { ...exclusive, prices: undefined }, 'prices', 'must be exclusive if tax'],
  [
    'a code of another system',
    { ...exclusive, codes: { ...exclusive.codes, article: '31000' } },
    'codes.article',
    'must be a tax code of Stripe, such as txcd_10302000',
  ],
  ['a missing code', { ...managed, codes: {} }, 'codes.article', ''],
  ['tax ids with Managed Payments', { ...managed, collectTaxIds: true }, '', 'collectTaxIds'],
])('%s is refused, and the field is named', (_name, taxes, path, message) => {
  const issue = taxesSchema.safeParse(taxes).error?.issues[0];
  expect(issue?.path.join('.')).toBe(path);
  expect(issue?.message).toContain(message);
});

it('is off in the specified site', () => {
  expect(site).not.toHaveProperty('taxes');
});

const text = 'Deliver at once. I know that I lose my right of withdrawal by it.';
const withWithdrawal = (words: string, taxes?: Taxes) => ({
  ...site,
  ...(taxes && { taxes }),
  legal: { ...site.legal, withdrawal: { text: words } },
});

it.each([
  ['without taxes', undefined],
  ['with Stripe Tax', exclusive],
])('the right of withdrawal can be asked for %s', (_name, taxes) => {
  expect(siteConfigSchema.safeParse(withWithdrawal(text, taxes)).error).toBeUndefined();
});

it.each([
  ['too short a text', withWithdrawal('I agree.'), 'legal.withdrawal.text', 'say that delivery'],
  ['Managed Payments', withWithdrawal(text, managed), 'legal.withdrawal', 'Link is the seller'],
])('the right of withdrawal with %s is refused', (_name, config, path, message) => {
  const issue = siteConfigSchema.safeParse(config).error?.issues[0];
  expect([issue?.path.join('.'), issue?.message]).toEqual([path, expect.stringContaining(message)]);
});
