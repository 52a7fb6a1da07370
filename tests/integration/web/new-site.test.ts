import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildFunctionsOf,
  buildSite,
  deadLinks,
  foreignIn,
  pagesOf,
  runScript,
  textsOf,
  type FunctionSources,
} from '../../support/built-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const name = `testshop${process.pid}`;
const folder = path.join(root, 'sites', name);

/** Inside the project, because prerendering resolves React from there. */
let dist: string;
/** The build of the new site. */
let other: string;
/** The functions' sources, with each of the two sites. */
let inputs: Record<'outcrop' | 'other', FunctionSources>;

beforeAll(async () => {
  await runScript([
    'infra/new-site.ts',
    ...[name, '--name', 'The Jazz Room', '--subject', 'jazz piano', '--currency', 'jpy'],
    ...['--language', 'en-US', '--time-zone', 'Asia/Tokyo', '--email', 'hi@jazz.example', '--yes'],
  ]);
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  dist = mkdtempSync(path.join(root, 'dist/new-site-'));
  other = path.join(dist, 'other');
  inputs = {
    other: await buildSite(name, other),
    outcrop: await buildFunctionsOf('outcrop', path.join(dist, 'outcrop')),
  };
}, 300_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  rmSync(dist, { recursive: true });
});

const pages = () => pagesOf(other);
const page = (file: string) => readFileSync(path.join(other, 'web', file), 'utf8');

describe('a site that new-site has written', { tags: 'long' }, () => {
  it('is refused a second time, and stays as it is', async () => {
    await expect(runScript(['infra/new-site.ts', name, '--yes'])).rejects.toMatchObject({
      code: 1,
      stderr: `sites/${name} already exists. Choose another name.\n`,
    });
  });

  it('does not mention the other company or its field', () => {
    const texts = [
      ...pages(),
      ...textsOf(other, 'web').filter(([file]) => /\.(txt|svg)$/.test(file)),
      // The assistant is off, but still contains questions from many fields.
      ...textsOf(other, 'functions').filter(([file]) => !file.startsWith('functions/chat/')),
    ];
    expect(texts.length).toBeGreaterThan(30);
    expect(foreignIn(texts)).toEqual([]);
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
      const codes = textsOf(other, `functions/${group}`).map(([, code]) => code);
      expect(codes.join('\n').includes('The Jazz Room'), group).toBe(true);
    }
  });

  it('shows nothing that is off', () => {
    for (const off of ['podcasthub', 'credits', 'docs', 'gear', 'audio']) {
      expect(existsSync(path.join(other, 'web', off)), off).toBe(false);
    }
    const words = pages().flatMap(([file, html]) =>
      [...html.replaceAll(/<(script|style).*?<\/\1>/gs, '').matchAll(/>[^<]+</g)]
        .map(([text]) => text)
        .filter((text) => /podcast|episode|credit|assistant|waitlist|playback/i.test(text))
        .map((text) => `${file}: ${text}`),
    );
    expect(words).toEqual([]);
  });

  it('describes its own calls at /openapi.json', () => {
    const { info, paths } = JSON.parse(page('openapi.json')) as {
      info: { title: string };
      paths: Record<string, object>;
    };
    expect(info.title).toBe('The Jazz Room');
    expect(Object.keys(paths)).toContain('/api/articles/{id}');
    expect(Object.keys(paths).filter((name) => /podcast|chat|credits/.test(name))).toEqual([]);
  });

  it('has no dead links', () => {
    const { checked, dead } = deadLinks(other);
    expect(checked).toBeGreaterThan(200);
    expect(dead).toEqual([]);
  });

  it("differs from the default site only in the site's own files", () => {
    // What is off has no function.
    const handlers = Object.keys(inputs.other);
    expect(handlers.length).toBeGreaterThan(12);
    const sourcesOf = (sources: FunctionSources) => handlers.flatMap((name) => sources[name]!);
    const [ours, others] = [sourcesOf(inputs.outcrop), sourcesOf(inputs.other)];
    const only = (these: string[], those: string[]) =>
      these.filter((file) => !those.includes(file));
    const own = only(ours, others);
    expect(own).toContain('sites/outcrop/config/site.ts');
    expect(
      own.filter((file) => !/^(sites\/outcrop|tools\/core|shared\/core-rules)\//.test(file)),
    ).toEqual([]);
    const theirs = only(others, ours);
    expect(theirs.filter((file) => !file.startsWith(`sites/${name}/`))).toEqual([]);
  });
});
