import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildSite,
  deadLinks,
  foreignIn,
  pagesOf,
  runScript,
  textsOf,
  type NamedText,
} from '../../support/built-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Inside the project, because prerendering resolves React from there. */
let dist: string;
/** The site's texts during use: pages with their items, feed, sitemap, Checkout, emails, template. */
let told: NamedText[];
/** The description of the API. */
let api: NamedText[];

beforeAll(async () => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  dist = mkdtempSync(path.join(root, 'dist/blue-third-'));
  await buildSite('blue-third', dist);
  const withSite = ['--import', './infra/choose-site.ts'];
  const env = { SITE: 'blue-third' };
  const { stdout } = await runScript(
    [...withSite, 'tests/support/collect-site-texts.ts', dist],
    env,
  );
  told = Object.entries(JSON.parse(stdout) as Record<string, string>);
  const folder = path.join(dist, 'api');
  await runScript([...withSite, 'docs/write-openapi.ts', '--folder', folder], env);
  api = ['openapi.json', 'api.md'].map((file) => [
    file,
    readFileSync(path.join(folder, file), 'utf8'),
  ]);
}, 600_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
});

const find = (from: string | RegExp) => told.filter(([name]) => name.match(from));

describe('the jazz school', { tags: 'long' }, () => {
  it('has all the texts that the next test reads', () => {
    expect(pagesOf(dist).length).toBeGreaterThan(12);
    expect(textsOf(dist, 'functions').length).toBeGreaterThan(15);
    expect(find(/^200 \/articles\/lesson-/)).toHaveLength(6);
    expect(find(/^200 \/podcasthub\/session-/)).toHaveLength(4);
    expect(find('/feeds/podcast.xml')[0]![1]).toContain('Blues in F');
    expect(find(/^mail /).map(([name]) => name).length).toBeGreaterThanOrEqual(6);
    expect(find(/^Checkout /)).toHaveLength(3);
    expect(find(/^chat /).length).toBeGreaterThanOrEqual(6);
    expect(find('template')[0]![1].length).toBeGreaterThan(100_000);
  });

  it('does not mention another field or company in anything that is built or sent', () => {
    const texts = [...textsOf(dist, 'web'), ...textsOf(dist, 'functions'), ...told, ...api];
    expect(foreignIn(texts)).toEqual([]);
    // The program's own name is in the names of resources and in logs, where no customer reads.
    const read = [...pagesOf(dist), ...told.filter(([from]) => from !== 'template')];
    expect(read.filter(([, text]) => /outcrop|£/i.test(text)).map(([from]) => from)).toEqual([]);
  });

  it('has its own name, and prices in yen', () => {
    for (const [from, html] of pagesOf(dist)) expect(html, from).toMatch(/<title>[^<]*Blue Third/);
    const [[, checkout]] = find('Checkout of product-') as [NamedText];
    expect(checkout).toContain('¥');
    const receipts = find(/^mail "[^"]*eceipt/);
    expect(receipts.length).toBeGreaterThanOrEqual(1);
    for (const [from, text] of receipts) {
      expect(text, from).toMatch(/¥(300|600|700|800|900|1,200)(?![.\d])/);
      expect(text, from).toContain('Blue Third');
    }
  });

  it('answers about jazz, for free', () => {
    const [[, swing]] = find('chat How long is the long note in swing?') as [NamedText];
    expect(swing).toContain('tenth of a second');
    const [[, free]] = find('chat Which lessons are free?') as [NamedText];
    expect(free).toContain('(/articles/lesson-twelve-bars)');
    for (const [from, reply] of find(/^chat /)) expect(reply, from).not.toMatch(/credit/i);
  });

  it('has no dead links', () => {
    const { checked, dead } = deadLinks(dist);
    expect(checked).toBeGreaterThan(200);
    expect(dead).toEqual([]);
  });
});
