import path from 'node:path';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { assistant } from '#sites/outcrop/config/assistant.ts';
import { capabilities } from '#sites/outcrop/config/capabilities.ts';
import { ownProducts } from '#sites/outcrop/config/own-products.ts';
import { site } from '#sites/outcrop/config/site.ts';
import { assistantSchema } from '#shared/site-config/assistant-schema.ts';
import { capabilitiesSchema } from '#shared/site-config/capabilities-schema.ts';
import { checkSettings } from '#shared/site-check/check-settings.ts';
import { lineOfSetting } from '#shared/site-check/line-of-setting.ts';
import { ownProductsSchema } from '#shared/site-config/own-products-schema.ts';
import { siteConfigSchema } from '#shared/site-config/schema.ts';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';

const folder = path.resolve(import.meta.dirname, '../../../sites/outcrop');

const schemas = {
  'config/own-products.ts': ['ownProducts', ownProductsSchema],
  'config/site.ts': ['site', siteConfigSchema],
  'config/capabilities.ts': ['capabilities', capabilitiesSchema],
  'config/assistant.ts': ['assistant', assistantSchema],
} as const;

function check(file: keyof typeof schemas, value: unknown): unknown {
  const [name, schema] = schemas[file];
  return checkSettings<z.ZodType>({ folder, file, name }, schema, value);
}

function refusal(file: keyof typeof schemas, value: unknown): string {
  try {
    check(file, value);
  } catch (error) {
    if (error instanceof SiteMistake) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

it('returns valid settings', () => {
  expect(check('config/site.ts', site)).toEqual(site);
});

const { brand, money, emails: _emails, ...others } = site;

it.each([
  [
    'a colour by its name',
    { brand: { ...brand, colours: { ...brand.colours, accent: 'brown' } } },
    /site\.ts:\d+: `brand\.colours\.accent` must be a colour as # and six .*\. It is "brown"\.$/,
  ],
  [
    'a currency that does not exist',
    { money: { currency: 'eru' } },
    /`money\.currency` must be a currency as Stripe writes it.*\. It is "eru"\./,
  ],
  [
    'a currency in capitals',
    { money: { currency: 'EUR' } },
    /`money\.currency` must be .* It is "EUR"\./,
  ],
  [
    'an offset for a time zone',
    { timeZone: '+01:00' },
    /`timeZone` must be a time zone, such as Europe\/London\. It is "\+01:00"/,
  ],
  [
    'an unknown locale',
    { locale: 'xx-QQ' },
    /`locale` must be a language and a country, such as en-GB\. It is "xx-QQ"/,
  ],
  [
    'an empty name',
    { brand: { ...brand, product: ' ' } },
    /`brand\.product` must not be empty\. It is " "\./,
  ],
  [
    'a name of two lines',
    { brand: { ...brand, company: 'A\nB' } },
    /`brand\.company` must be one line\. It is "A\\nB"\./,
  ],
  [
    'a name that is too long',
    { brand: { ...brand, company: 'A'.repeat(81) } },
    /`brand\.company` must have at most 80 characters\. It has 81\.$/,
  ],
  [
    'a link that runs a script',
    { links: { social: [{ label: 'X', url: 'javascript:alert(1)' }] } },
    /`url` in entry 1 of `links\.social` must be an address that begins with https/,
  ],
  [
    'a setting with a wrong name',
    { taxs: 1 },
    /There is no setting `taxs`\. Did you mean `taxes`\?$/,
  ],
  [
    'a setting that is nothing like another',
    { zebra: 1 },
    /`zebra`\. There are: `brand`, .*`taxes`/,
  ],
  [
    'a text for a number',
    { credits: { ...site.credits, perReply: '1' } },
    /`credits\.perReply` must be a number, without quotes\. It is "1"\.$/,
  ],
  [
    'a price of nothing',
    { credits: { ...site.credits, perReply: 0 } },
    /`credits\.perReply` must be at least 1\. It is 0\.$/,
  ],
  [
    'half a year',
    { legal: { ...site.legal, minimumAge: 16.5 } },
    /`legal\.minimumAge` must be a whole number\. It is 16\.5\.$/,
  ],
  [
    'a text for a list',
    { links: { social: 'none' } },
    /`links\.social` must be a list in square brackets, \[ … \]\. It is "none"\.$/,
  ],
  [
    'an email address without a host',
    { emails: { ...site.emails, support: 'support' } },
    /`emails\.support` must be an email address, such as hello@example\.com\. It is "support"\.$/,
  ],
  [
    'a description that is too short',
    { brand: { ...brand, description: 'Short.' } },
    /`brand\.description` must have at least 50 characters\. It has 6\.$/,
  ],
  [
    'an accent that cannot be read',
    { brand: { ...brand, colours: { ...brand.colours, accent: '#ffcc00' } } },
    /`brand\.colours\.accent` must be darker: its contrast with the background #eaedea of light pages is 1\.28:1, and text needs 4\.5:1 \(WCAG 1\.4\.3\)\. #836800 is the nearest that works\. It is "#ffcc00"\.$/,
  ],
  [
    'an accent that cannot be read in the dark',
    { brand: { ...brand, colours: { ...brand.colours, accentDark: '#303060' } } },
    /`brand\.colours\.accentDark` must be lighter: its contrast with the background #181f28 of dark pages is 1\.35:1/,
  ],
  [
    'an accent that can be read on all but its own soft ground',
    { brand: { ...brand, colours: { ...brand.colours, accentDark: '#898989' } } },
    /`brand\.colours\.accentDark` must be lighter: its contrast with the background #2\w{5} of dark pages is 4\.\d+:1/,
  ],
  [
    'a category that Apple does not know',
    { podcast: { ...site.podcast, categories: [{ name: 'Educaton' }] } },
    /`name` in entry 1 of `podcast\.categories` must be a category that Apple knows: the nearest is Education \(https/,
  ],
  [
    'a subcategory that Apple does not know',
    { podcast: { ...site.podcast, categories: [{ name: 'Education', subcategory: 'How-To' }] } },
    /must be a subcategory that Apple knows for Education: the nearest is How To\. It is "How-To"\.$/,
  ],
  [
    'a subcategory of another category',
    { podcast: { ...site.podcast, categories: [{ name: 'Education', subcategory: 'Physics' }] } },
    /belongs to the category Science, not to Education\. It is "Physics"\.$/,
  ],
  [
    'a subcategory of a category without any',
    { podcast: { ...site.podcast, categories: [{ name: 'History', subcategory: 'Wars' }] } },
    /must be left out: History has no subcategories\. It is "Wars"\.$/,
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
    expect.stringContaining('`money.currency` must be a currency'),
    expect.stringContaining('`timeZone` must be a time zone'),
  ]);
  expect(lines).toMatch(/^sites\/outcrop\/config\/site\.ts:\d+: /);
  expect(money).toBeDefined();
});

it('names the file of each setting', () => {
  const { chat: _chat, ...switches } = capabilities;
  expect(refusal('config/capabilities.ts', { ...switches, chatt: true })).toMatch(
    /capabilities\.ts:\d+: The setting `chat` is missing\.\n.*There is no setting `chatt`\. Did you mean `chat`\?/,
  );
  expect(refusal('config/assistant.ts', { ...assistant, starterQuestions: [] })).toMatch(
    /assistant\.ts:\d+: `starterQuestions` must have at least 1 entry\. It has 0\./,
  );
});

it('refuses own products with a price below zero or an id of another', () => {
  const file = 'config/own-products.ts';
  const [product] = ownProducts;
  expect(check(file, ownProducts)).toEqual(ownProducts);
  expect(refusal(file, [{ ...product, amountMinor: -5 }])).toMatch(
    /own-products\.ts:\d+: `amountMinor` in entry 1 must be at least 0\. It is -5\.$/,
  );
  expect(refusal(file, [product, product])).toMatch(
    /`id` in entry 2 must be different for each product\. It is "core"\.$/,
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
  [['site', 'money'], 10],
  [['site', 'links'], 3],
  [['links'], 1],
  [[], 1],
])('finds the line of %j', (at, line) => {
  expect(lineOfSetting(source, at)).toBe(line);
});

it('distinguishes the entries of a list by their value', () => {
  const list = "const list = [\n  { name: 'One' },\n  { name: 'Two' },\n];\n";
  expect(lineOfSetting(list, ['list', 1, 'name'], 'Two')).toBe(3);
  expect(lineOfSetting(list, ['list', 1, 'name'])).toBe(2);
});
