import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runScript } from '../../support/built-site.ts';
import { freePort } from '../../support/spawn-stack.ts';
import { firstUnlessLong } from '../../support/tier.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const name = `testshop-broken${process.pid}`;
const folder = path.join(root, 'sites', name);
const written: [file: string, text: string][] = [];

beforeAll(() => runScript(['infra/new-site.ts', name, '--yes']), 60_000);

afterEach(() => {
  for (const [file, text] of written.splice(0)) writeFileSync(file, text);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(path.join(root, 'dist', name), { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  written.push([place, text]);
  writeFileSync(place, text.replace(from, to));
}

/** Returns what a command prints about the site before it fails. */
async function refusal(...command: string[]): Promise<string> {
  const run = runScript(['--import', './infra/choose-site.ts', ...command], { SITE: name });
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (error: unknown) => error as { code: number; stderr: string },
  );
  expect(code).toBe(1);
  return stderr.replaceAll(name, 'shop');
}

const mistakes: [file: string, from: string, to: string, sentence: string][] = [
  [
    'config/shop.ts',
    "'eur',",
    "'eur'",
    'sites/shop/config/shop.ts:8: This line cannot be read: , is missing in it or before it. Check its quotes, commas and brackets, and those of the lines above.\n',
  ],
  [
    'words/hub.ts',
    "title: 'Podcast hub'",
    'title: 5',
    'sites/shop/words/hub.ts:5: `title` must be a text in quotes. It is 5.\n',
  ],
  [
    'pages/about/about-page.mdx',
    '<Draft />',
    'See [the terms](/trems).',
    'sites/shop/pages/about/about-page.mdx:8:5: There is no page /trems. Did you mean `/terms`?\n',
  ],
];

it.each(firstUnlessLong(mistakes, 2))(
  'a broken site reports its broken file: %s',
  { tags: 'repeats' },
  async (file, from, to, sentence) => {
    change(file, from, to);
    const said = await refusal('web/build.ts', path.join(root, 'dist', name));
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/^ {4}at /m);
  },
);

it(
  'a component that is not exported is reported with the page that uses it',
  { tags: 'long', timeout: 120_000 },
  async () => {
    change('pages/parts/draft.tsx', 'function Draft', 'function Drft');
    const said = await refusal('web/build.ts', path.join(root, 'dist', name));
    expect(said).toMatch(
      /^sites\/shop\/pages\/about\/about-page\.mdx: "Draft" is not exported by "sites\/shop\/pages\/parts\/draft\.tsx"\./m,
    );
    expect(said).not.toMatch(/^ {4}at /m);
  },
);

it('is refused by the whole build with the same message', async () => {
  change('config/shop.ts', "'eur'", "'eru'");
  expect(await refusal('infra/build.ts')).toMatch(
    /^sites\/shop\/config\/shop\.ts:6: `money\.currency` must be a currency .*\n$/,
  );
}, 60_000);

it(
  'is refused by npm run dev, which also checks its pages',
  { tags: 'long', timeout: 120_000 },
  async () => {
    change('pages/navigation.ts', "to: '/about'", "to: '/abuot'");
    const data = path.join(root, 'dist', name, 'data');
    const env = { SITE: name, OUTCROP_DATA: data, PORT: String(await freePort()) };
    const run = runScript(['infra/local/start.ts', '--dev'], env);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: `sites/${name}/pages/navigation.ts:18: There is no page /abuot. Did you mean \`/about\`?\n`,
    });
  },
);
