import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { everyFifthUnlessLong } from '#tests/support/tier.ts';

const root = path.resolve(import.meta.dirname, '../../..');
// Not in `sites`, whose files other tests read at the same time, but where `#shared` can be resolved.
mkdirSync(path.join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(path.join(root, 'dist/mistakes-'));

/** Returns the output of the commands that load a site. */
async function check(): Promise<{ code?: number; stderr: string }> {
  const load = `
const { checkSite } = await import('./shared/site-check/check-site.ts');
const { explainMistakes } = await import('./shared/site-config/site-mistake.ts');
await explainMistakes(() => checkSite('${folder}'));`;
  return promisify(execFile)(
    process.execPath,
    ['--import', './infra/choose-site.ts', '--input-type=module', '--eval', load],
    { cwd: root },
  ).catch((error: unknown) => error as { code: number; stderr: string });
}

function change(file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

beforeEach(() => cpSync(path.join(root, 'sites/blank'), folder, { recursive: true }));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports nothing for a valid site', async () => {
  expect(await check()).toMatchObject({ stderr: '' });
}, 60_000);

const mistakes: [what: string, file: string, from: string, to: string, sentence: RegExp][] = [
  [
    'a setting',
    'config/shop.ts',
    "'eur'",
    "'eru'",
    /^sites\/\S+\/config\/shop\.ts:6: `money\.currency` must be .* It is "eru"\.\n$/,
  ],
  [
    'a switch',
    'config/capabilities.ts',
    'credits: false',
    'credits: true',
    /^sites\/\S+\/config\/capabilities\.ts: .*switch chat on, or credits off\.\n$/,
  ],
  [
    'the syntax',
    'config/site.ts',
    'brand: {',
    'brand: [',
    /^sites\/\S+\/config\/site\.ts:21: This line cannot be read: , is missing in it or before it\. Check its quotes.*\n {4}product: name,\n$/,
  ],
  [
    'an import of a file',
    'config/site.ts',
    './shop.ts',
    './shopp.ts',
    /^sites\/\S+\/config\/site\.ts:6: The file that is imported here does not exist: shopp\.ts\. Did you mean `shop\.ts`\?\n {4}import .*\n$/,
  ],
  [
    'an import of a folder',
    'config/site.ts',
    '#shared/site-config/default-limits.ts',
    '#shred/default-limits.ts',
    /^sites\/\S+\/config\/site\.ts:3: There is no `#shred\/default-limits\.ts`\. Imports begin with .*\n/,
  ],
  [
    'an import of a package',
    'pages/content.ts',
    "from 'zod'",
    "from 'zood'",
    /^sites\/\S+\/pages\/content\.ts:1: There is no package `zood`\. Correct its name, or install it\.\n/,
  ],
  [
    'an export',
    'config/shop.ts',
    'const shop',
    'const shopp',
    /config\/site\.ts:6: `\.\/shop\.ts` does not export `shop`\. Did you mean `shopp`\?\n/,
  ],
  [
    'an export that the program reads',
    'words/hub.ts',
    'hubWords:',
    'hubWord:',
    /^sites\/\S+\/words\/hub\.ts: The file does not export `hubWords`\. It exports `hubWord`: rename that to `hubWords`\.\n$/,
  ],
  [
    'what runs while it is loaded',
    'config/site.ts',
    'subject.charAt',
    'subject.first.charAt',
    /^sites\/\S+\/config\/site\.ts:23: This line fails: Cannot read properties of undefined \(reading 'charAt'\)\.\n {4}tagline: /,
  ],
  [
    'a drawing',
    'art/preview-art.ts',
    'width / count',
    'width / cont',
    /^sites\/\S+\/art\/preview-art\.ts:7: This line fails: cont is not defined\.\n/,
  ],
  [
    'a number of a drawing',
    'art/podcast-cover.ts',
    'index * 150',
    'place * 150',
    /^sites\/\S+\/art\/podcast-cover\.ts:\d+: This line fails: place is not defined\.\n/,
  ],
  [
    'a value of a drawing',
    'art/preview-art.ts',
    'first + index',
    'NaN + index',
    /^sites\/\S+\/art\/preview-art\.ts: The picture has a value that cannot be drawn: .*fill="undefined\n$/,
  ],
  [
    'the words',
    'words/store.ts',
    "search: 'Search",
    "serch: 'Search",
    /^sites\/\S+\/words\/store\.ts:6: The setting `shelves\.files\.search` is missing\.\n\S+store\.ts:9: There is no setting `shelves\.files\.serch`\. Did you mean `search`\?\n$/,
  ],
  [
    'a picture of an author',
    'words/item.ts',
    'authors: {}',
    "authors: { Ada: { line: 'Counts.', picture: 'ada.jpg' } }",
    /^sites\/\S+\/words\/item\.ts:20: There is no picture art\/authors\/ada\.jpg\. Add it, or leave out `picture`\.\n$/,
  ],
  [
    'the patterns',
    'art/tiles.ts',
    'grains',
    'grain',
    /^sites\/\S+\/art\/tiles\.ts:5: There is no setting `dots\.grain`\. Did you mean `grains`\?\n$/,
  ],
  [
    'the periods',
    'config/policy-periods.ts',
    'logsKept',
    'logKept',
    /^sites\/\S+\/config\/policy-periods\.ts:2: The setting `logsKept` is missing\.\n$/,
  ],
  [
    'a route',
    'pages/routes.ts',
    "title: 'About'",
    "titel: 'About'",
    /^sites\/\S+\/pages\/routes\.ts:6: There is no setting `titel` in entry 2\. Did you mean `title`\?\n$/,
  ],
  [
    'its own check, which refuses a setting',
    'config/check.ts',
    '// Nothing yet.',
    "z.strictObject({ rate: z.number().min(1) }).parse({ rate: 0 });\n}\nimport * as z from 'zod';\n{",
    /^sites\/\S+\/config\/check\.ts: `rate` must be at least 1\.\n$/,
  ],
  [
    'its own check, which fails',
    'config/check.ts',
    '// Nothing yet.',
    "throw new Error('The rate is odd.');",
    /^sites\/\S+\/config\/check\.ts:3: This line fails: The rate is odd\.\n/,
  ],
];

it.each(everyFifthUnlessLong(mistakes))(
  'explains a mistake in %s, without a stack trace',
  { tags: 'repeats' },
  async (_what, file, from, to, sentence) => {
    change(file, from, to);
    const { code, stderr } = await check();
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  },
);

it.each([
  [
    'config/waitlists.ts',
    /waitlists\.ts: This file is missing\. Copy it from sites\/blank\/config\/waitlists\.ts\.\n$/,
  ],
  ['art/article-placeholder.jpg', /article-placeholder\.jpg: This picture is missing\. Add it: /],
])(
  'says that %s is missing',
  async (file, sentence) => {
    rmSync(path.join(folder, file));
    const { stderr } = await check();
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
  },
  60_000,
);

it('names the mistakes of all files together', async () => {
  change('words/hub.ts', 'kicker', 'kiker');
  change('art/tiles.ts', 'waves', 'wave');
  const { stderr } = await check();
  expect(stderr).toMatch(/tiles\.ts/);
  expect(stderr).toMatch(/hub\.ts/);
}, 60_000);
