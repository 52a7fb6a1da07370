import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readAnswers } from '#infra/new-site/answers.ts';
import { configFiles } from '#infra/new-site/config-files.ts';
import { createSite } from '#infra/new-site/create-site.ts';
import { Refused } from '#infra/new-site/refused.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it('the template equals what the command writes without answers', async () => {
  for (const [file, text] of Object.entries(await configFiles(readAnswers({ folder: 'blank' })))) {
    expect(readFileSync(path.join(root, 'sites/blank', file), 'utf8'), file).toBe(text);
  }
});

it.each([
  ['articles', [true, false, false]],
  ['podcasts', [false, true, false]],
  ['products', [false, false, true]],
  ['podcasts,articles', [true, true, false]],
])('switches on what it sells, %s, and no other kind of item', async (itemKinds, switches) => {
  const answers = readAnswers({ folder: 'my-shop', itemKinds });
  const text = (await configFiles(answers))['config/capabilities.ts']!;
  const isOn = (name: string) => text.includes(`  ${name}: true,`);
  expect(['articles', 'podcasts', 'products'].map(isOn)).toEqual(switches);
});

it.each([
  { name: 'Anna’s "Room"', subject: "children's books", currency: 'JPY', timeZone: 'Asia/Tokyo' },
  { name: 'A\\B', itemKinds: 'podcasts', language: 'en-us' },
])('writes $name as a program that holds it', async (answers) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-new-site-'));
  try {
    const site = await createSite(folder, readAnswers({ folder: 'my-shop', ...answers }));
    const file = path.join(site, 'config/shop.ts');
    const { shop } = (await import(file)) as { shop: { name: string } };
    expect(shop.name).toBe(answers.name);
    expect(existsSync(path.join(site, 'pages/home/home-page.mdx'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['my-shop']);
    await expect(createSite(folder, readAnswers({ folder: 'my-shop' }))).rejects.toThrow(Refused);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  [{ folder: 'My Shop' }, '"My Shop" is not a valid folder name'],
  [{ folder: '../x' }, '"../x" is not a valid folder name'],
  [{ folder: 'my-' }, '"my-" is not a valid folder name'],
  [{ folder: 'my--shop' }, '"my--shop" is not a valid folder name'],
  [{ folder: 'nul' }, '"nul" is not a valid folder name'],
  [{ folder: 'a'.repeat(32) }, 'Use 2 to 31 lowercase letters'],
  [{ folder: 'my-shop', name: 'Two\nlines' }, 'The name of the shop must have 1 to 40 characters'],
  [{ folder: 'my-shop', name: ' ' }, 'The name of the shop must have 1 to 40 characters'],
  [{ folder: 'my-shop', currency: 'gold' }, '"gold" is not a currency'],
  [{ folder: 'my-shop', language: 'de' }, '"de" is not a variety of English'],
  [{ folder: 'my-shop', language: 'english' }, '"english" is not a variety of English'],
  [{ folder: 'my-shop', timeZone: '+01:00' }, '"+01:00" is not a time zone'],
  [{ folder: 'my-shop', timeZone: 'Moon/Base' }, '"Moon/Base" is not a time zone'],
  [
    { folder: 'my-shop', itemKinds: 'articles,cars' },
    '"cars" is not something that a shop can sell. Choose from articles, products, podcasts.',
  ],
  [{ folder: 'my-shop', itemKinds: '' }, '"" is not something that a shop can sell'],
  [{ folder: 'my-shop', email: 'a@b.c<script>' }, '"a@b.c<script>" is not an email address.'],
  [{ folder: 'my-shop', email: 'nobody' }, '"nobody" is not an email address.'],
])('refuses %j with a sentence', (answers, sentence) => {
  expect(() => readAnswers(answers)).toThrow(sentence);
});
