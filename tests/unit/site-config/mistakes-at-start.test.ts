import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
// Not in `sites`, whose files other tests read meanwhile, but where `#shared` is known.
mkdirSync(path.join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(path.join(root, 'dist/mistakes-'));

/** Returns what the commands that load a site say to it. */
async function check(): Promise<{ code?: number; stderr: string }> {
  const load = `
const { loadActiveParts } = await import('./shared/site-config/active-site.ts');
const { explainMistakes } = await import('./shared/site-config/site-mistake.ts');
await explainMistakes(async () => void (await loadActiveParts('${folder}')));`;
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

it('says nothing to a site that is right', async () => {
  expect(await check()).toMatchObject({ stderr: '' });
}, 60_000);

it.each([
  [
    'a setting',
    'config/shop.ts',
    "'eur'",
    "'eru'",
    /^sites\/\S+\/config\/site\.ts:\d+: The setting `money\.currency` is "eru"\. .*\n$/,
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
    /site\.ts:\d+\n[^]*Expected ',', got ':'\n$/,
  ],
  [
    'an import',
    'config/site.ts',
    './shop.ts',
    './shopp.ts',
    /shopp\.ts' imported from .*site\.ts\. Correct the import, or add the file\.\n$/,
  ],
])(
  'explains a mistake in %s, without a stack trace',
  async (_what, file, from, to, sentence) => {
    change(file, from, to);
    const { code, stderr } = await check();
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  },
  60_000,
);
