import { expect, test } from 'vitest';
import { staticPage, wordsPage } from '../../lighthouse/bare-page.ts';
import { missedGoals, type Row } from '../../lighthouse/goals.ts';
import { median } from '../../lighthouse/medians.ts';
import { readArguments } from '../../lighthouse/read-arguments.ts';

const perfect: Row = {
  path: '/',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1050,
  staticLcp: 1000,
  wordsLcp: 800,
  staticTbt: 0,
  tbt: 0,
  cls: 0,
  bytes: 250 * 1024,
};

test('a page that is as good as a bare one meets every goal', () => {
  expect(missedGoals(perfect)).toEqual([]);
});

test.each<[Partial<Row>, string]>([
  [{ seo: 99 }, 'seo 99'],
  [{ tbt: 12 }, 'TBT 12 ms'],
  [{ cls: 0.004 }, 'CLS 0.004'],
  [{ lcp: 1500 }, 'LCP 1.50 times the static page’s'],
  [{ bytes: 251 * 1024 }, '251 KB'],
])('%o misses a goal', (change, text) => {
  expect(missedGoals({ ...perfect, ...change }).map((goal) => goal.replace("'", '’'))).toEqual([
    text,
  ]);
});

test('the median is one of the measured numbers', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('the bare page has the same words and nothing that slows it down', () => {
  const html = `<!doctype html><html><head><title>A &amp; B</title><link rel="stylesheet" href="/a.css"></head>
    <body><script src="/a.js"></script><h1 class="x" style="color:red">Rocks &lt; logs</h1><svg><path d="M0 0"/></svg>
    <p>One <a href="/b" data-x="1">link</a><br>more</p><img src="/a.png" alt="A" width="3" height="2"></body></html>`;
  const bare = wordsPage(html);
  expect(bare).toContain('<h1>Rocks &lt; logs</h1>');
  expect(bare).toContain('<a href="/b">link</a><br>more');
  expect(bare).toContain('<img src="/a.png" alt="A" width="3" height="2">');
  expect(bare).not.toMatch(/script|svg|stylesheet|class=/);
});

test('the static page is the same page without its scripts', () => {
  const html = `<html lang="en"><head><script>1</script><style>h1{}</style><link rel="stylesheet" href="/a.css" disabled />
    <link rel="icon" href="/i.svg" /><script type="application/ld+json">{"a":1}</script></head>
    <body><h1 class="x">Rocks</h1><svg></svg><script type="module" src="/l.js" data-app="/a.js"></script></body>`;
  const still = staticPage(html);
  expect(still).not.toMatch(/module|<script>|a\.css/);
  expect(still).toContain('<html data-slow lang="en">');
  for (const kept of ['<style>h1{}</style>', '<h1 class="x">', '<svg>', 'ld+json', 'rel="icon"']) {
    expect(still).toContain(kept);
  }
});

test('accepts paths, runs and strictness', () => {
  expect(readArguments(['/store', '/', '--runs', '5', '--strict'])).toEqual({
    paths: ['/store', '/'],
    runs: 5,
    strict: true,
  });
  expect(readArguments([])).toEqual({ paths: [], runs: 1, strict: false });
});
