import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';
import { foreignWords } from '../../support/foreign-words.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const pictures = /\.(woff2?|png|jpe?g|webp|avif|ico)$/;
const name = `testshop${process.pid}`;
const folder = path.join(root, 'sites', name);

/** Inside the project, because prerendering resolves React from there. */
let dist: string;
/** The functions' sources, with each of the two sites. */
let inputs: Record<'outcrop' | 'other', string[]>;

const run = (file: string, args: readonly string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

beforeAll(async () => {
  await run('infra/new-site.ts', [
    ...[name, '--name', 'The Jazz Room', '--subject', 'jazz piano', '--currency', 'jpy'],
    ...['--language', 'en-US', '--time-zone', 'Asia/Tokyo', '--email', 'hi@jazz.example', '--yes'],
  ]);
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  dist = mkdtempSync(path.join(root, 'dist/new-site-'));
  await run('web/build.ts', [path.join(dist, 'other')], { SITE: name });
  inputs = { outcrop: await functionsWith('outcrop'), other: await functionsWith(name, 'other') };
}, 300_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  rmSync(dist, { recursive: true });
});

async function functionsWith(site: string, to = site): Promise<string[]> {
  vi.stubEnv('SITE', site);
  const metafile = await buildFunctions(path.join(dist, to));
  return Object.keys(metafile.inputs);
}

/** Every text of a folder of the build, by file. */
function textsOf(part: string): [file: string, text: string][] {
  const files = readdirSync(path.join(dist, 'other', part), {
    recursive: true,
    withFileTypes: true,
  });
  return files
    .filter((file) => file.isFile() && !pictures.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => [path.relative(path.join(dist, 'other'), file), readFileSync(file, 'utf8')]);
}

const pages = () => textsOf('web').filter(([file]) => file.endsWith('.html'));
const page = (file: string) => readFileSync(path.join(dist, 'other/web', file), 'utf8');

describe('a site that new-site has written', { tags: 'long' }, () => {
  it('is refused a second time, and stays as it is', async () => {
    await expect(run('infra/new-site.ts', [name, '--yes'])).rejects.toMatchObject({
      code: 1,
      stderr: `sites/${name} exists already: choose another name.\n`,
    });
  });

  it('says nothing of the other company and its field', () => {
    const texts = [
      ...pages(),
      ...textsOf('web').filter(([file]) => /\.(txt|svg)$/.test(file)),
      // The assistant, which is off, still knows questions of many fields.
      ...textsOf('functions').filter(([file]) => !file.startsWith('functions/chat/')),
    ];
    expect(texts.length).toBeGreaterThan(30);
    const found = texts.flatMap(([file, text]) =>
      foreignWords(text).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
    expect(pages().filter(([, html]) => /outcrop|£/i.test(html))).toEqual([]);
  });

  it('has its own name, language, addresses, currency and colours', () => {
    expect(pages().length).toBeGreaterThan(12);
    for (const [file, html] of pages()) {
      expect(html, file).toMatch(/<title>[^<]*The Jazz Room/);
      expect(html, file).toContain('<html lang="en-US">');
    }
    expect(page('contact/index.html')).toContain('mailto:hi@jazz.example');
    expect(page('privacy/index.html')).toContain('Draft: complete this page');
    expect(page('favicon.svg')).toContain('#0f6b6b');
    for (const group of ['mail', 'pages', 'purchase']) {
      const [, code] = textsOf('functions').find(
        ([file]) => file === `functions/${group}/index.cjs`,
      )!;
      expect(code, group).toContain('The Jazz Room');
    }
  });

  it('shows nothing of what is off', () => {
    for (const off of ['podcasthub', 'credits', 'docs', 'gear', 'audio']) {
      expect(existsSync(path.join(dist, 'other/web', off)), off).toBe(false);
    }
    const words = pages().flatMap(([file, html]) =>
      [...html.replaceAll(/<(script|style).*?<\/\1>/gs, '').matchAll(/>[^<]+</g)]
        .map(([text]) => text)
        .filter((text) => /podcast|episode|credit|assistant|waitlist|playback/i.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(words).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const { routes } = createRequire(path.join(dist, 'other/pages/'))('./render/prerender.cjs') as {
      routes: readonly SiteRoute[];
    };
    const isPage = (address: string) =>
      routes.some(({ path: pattern }) =>
        new RegExp(`^${pattern.replace(/\/(:\w+\?|\*)$/, '(/.*)?')}$`).test(address),
      );
    const isFile = (address: string) => existsSync(path.join(dist, 'other/web', address));
    const links = pages().flatMap(([file, html]) =>
      [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, to]) => [file, to!] as const),
    );
    expect(links.length).toBeGreaterThan(200);
    const dead = links.filter(([, to]) => {
      const address = to.replace(/[?#].*$/, '');
      return !isPage(address) && !isFile(address);
    });
    expect(dead).toEqual([]);
  });

  it('differs from the default site in files of the site alone', () => {
    const only = (these: string[], others: string[]) =>
      these.filter((file) => !others.includes(file));
    const own = only(inputs.outcrop, inputs.other);
    expect(own).toContain('sites/outcrop/config/site.ts');
    expect(
      own.filter((file) => !/^(sites\/outcrop|tools\/core|shared\/core-rules)\//.test(file)),
    ).toEqual([]);
    const theirs = only(inputs.other, inputs.outcrop);
    expect(theirs.filter((file) => !file.startsWith(`sites/${name}/`))).toEqual([]);
  });
});
