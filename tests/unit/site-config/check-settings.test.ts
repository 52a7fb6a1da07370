import path from 'node:path';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { assistant } from '#sites/outcrop/config/assistant.ts';
import { capabilities } from '#sites/outcrop/config/capabilities.ts';
import { ownProducts } from '#sites/outcrop/config/own-products.ts';
import { site } from '#sites/outcrop/config/site.ts';
import { assistantSchema } from '#shared/site-config/assistant-schema.ts';
import { capabilitiesSchema } from '#shared/site-config/capabilities-schema.ts';
import { checkSettings } from '#shared/site-config/check-settings.ts';
import { lineOfSetting } from '#shared/site-config/line-of-setting.ts';
import { ownProductsSchema } from '#shared/site-config/own-products-schema.ts';
import { siteConfigSchema } from '#shared/site-config/schema.ts';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';

const folder = path.resolve(import.meta.dirname, '../../../sites/outcrop');

const schemas = {
  'config/own-products.ts': ownProductsSchema,
  'config/site.ts': siteConfigSchema,
  'config/capabilities.ts': capabilitiesSchema,
  'config/assistant.ts': assistantSchema,
};

function refusal(file: keyof typeof schemas, value: unknown): string {
  try {
    checkSettings<z.ZodType>(folder, file, schemas[file], value);
  } catch (error) {
    if (error instanceof SiteMistake) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

it('returns what is right', () => {
  expect(checkSettings(folder, 'config/site.ts', siteConfigSchema, site)).toEqual(site);
});

const { brand, money, emails: _emails, ...others } = site;

it.each([
  [
    'a colour by its name',
    { brand: { ...brand, colours: { ...brand.colours, accent: 'brown' } } },
    /site\.ts:\d+: The setting `brand\.colours\.accent` is "brown"\. Use #rrggbb\.$/,
  ],
  [
    'a currency that does not exist',
    { money: { currency: 'eru' } },
    /`money\.currency` is "eru"\. Write a currency/,
  ],
  ['a currency in capitals', { money: { currency: 'EUR' } }, /`money\.currency` is "EUR"\./],
  [
    'an offset for a time zone',
    { timeZone: '+01:00' },
    /`timeZone` is "\+01:00"\. Write it like Europe/,
  ],
  ['an unknown locale', { locale: 'xx-QQ' }, /`locale` is "xx-QQ"\. Write it like en-GB/],
  [
    'an empty name',
    { brand: { ...brand, product: ' ' } },
    /`brand\.product` is " "\. Write a name/,
  ],
  [
    'a name of two lines',
    { brand: { ...brand, company: 'A\nB' } },
    /`brand\.company` is "A\\nB"\. Write it in one line/,
  ],
  [
    'a name that is too long',
    { brand: { ...brand, company: 'A'.repeat(81) } },
    /Use at most 80 characters/,
  ],
  [
    'a link that runs a script',
    { links: { social: [{ label: 'X', url: 'javascript:alert(1)' }] } },
    /`links\.social\.0\.url` is/,
  ],
  [
    'a setting with a wrong name',
    { taxs: 1 },
    /There is no setting `taxs`\. There are: `brand`, .*`taxes`/,
  ],
  [
    'a setting of another kind of taxes',
    { taxes: { mode: 'none', collectTaxIds: true } },
    /There is no setting `taxes\.collectTaxIds`\.$/,
  ],
])('refuses %s with a sentence', (_what, wrong, sentence) => {
  expect(refusal('config/site.ts', { ...site, ...wrong })).toMatch(sentence);
});

it('names each mistake in a line of its own, and what is missing', () => {
  const lines = refusal('config/site.ts', {
    ...others,
    brand,
    money: { currency: '' },
    timeZone: '',
  });
  expect(lines.split('\n')).toEqual([
    expect.stringContaining('The setting `emails` is missing.'),
    expect.stringContaining('`money.currency` is ""'),
    expect.stringContaining('`timeZone` is ""'),
  ]);
  expect(lines).toMatch(/^sites\/outcrop\/config\/site\.ts:\d+: /);
  expect(money).toBeDefined();
});

it('knows the file of each setting', () => {
  const { chat: _chat, ...switches } = capabilities;
  expect(refusal('config/capabilities.ts', { ...switches, chatt: true })).toMatch(
    /capabilities\.ts:\d+: The setting `chat` is missing\.\n.*There is no setting `chatt`\. There are: `podcasts`/,
  );
  expect(refusal('config/assistant.ts', { ...assistant, starterQuestions: [] })).toMatch(
    /assistant\.ts:\d+: The setting `starterQuestions` is not right\./,
  );
});

it('refuses own products with a price below zero or an id of another', () => {
  const file = 'config/own-products.ts';
  const [product] = ownProducts;
  expect(checkSettings(folder, file, ownProductsSchema, ownProducts)).toEqual(ownProducts);
  expect(refusal(file, [{ ...product, amountMinor: -5 }])).toMatch(
    /own-products\.ts:\d+: The setting `0\.amountMinor` is -5\. A price is 0 or more\.$/,
  );
  expect(refusal(file, [product, product])).toMatch(
    /`1\.id` is "core"\. Another product has this id\.$/,
  );
});

const source = `import { accent } from './accent.ts';

export const site = {
  brand: {
    product,
    'colours': {
      accent: '#000',
    },
  },
  money: { currency: shop.currency },
};
`;

it.each([
  [['brand', 'colours', 'accent'], 7],
  [['brand', 'product'], 5],
  [['money', 'currency'], 10],
  [['money', 'taxes'], 10],
  [['links'], 1],
  [[], 1],
])('finds the line of %j', (at, line) => {
  expect(lineOfSetting(source, at)).toBe(line);
});
