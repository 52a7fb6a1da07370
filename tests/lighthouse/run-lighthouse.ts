import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildIfStale } from '#infra/local/build-if-stale.ts';
import { sitePages } from '#shared/html/site-page.ts';
import { findChromium } from '../support/find-chromium.ts';
import { startBuiltSite } from '../support/start-built-site.ts';
import { staticPage, wordsPage } from './bare-page.ts';
import { missedGoals, tableHead, tableRow, type Row } from './goals.ts';
import { judgePage, timePage, type Timed } from './measure-page.ts';
import { median, medians } from './medians.ts';
import { readArguments } from './read-arguments.ts';
import { serveBarePages } from './serve-bare-pages.ts';

const { paths, runs, strict, dist: given } = readArguments(process.argv.slice(2));
const dist = given ?? path.resolve(import.meta.dirname, '../../dist');
const { signal } = new AbortController();

if (!given) await buildIfStale(signal, console.log);
const pages = sitePages.parse(
  JSON.parse(await readFile(path.join(dist, 'pages/site-pages.json'), 'utf8')),
);
const site = await startBuiltSite(dist);
const still = await serveBarePages(site.siteUrl, staticPage);
const words = await serveBarePages(site.siteUrl, wordsPage);
const port = await freePort();
const chosen = await findChromium();
const browser = await chromium.launch({
  ...chosen,
  args: [...chosen.args, `--remote-debugging-port=${port}`],
});

let missed = 0;
try {
  console.log(tableHead);
  for (const pathname of paths.length > 0 ? paths : pages.map((page) => page.pathname)) {
    missed += await report(pathname);
  }
} finally {
  await browser.close();
  await Promise.all([still.close(), words.close()]);
  await site.stop();
}
console.log(
  '\nTimes in milliseconds. “static”: the same page without scripts; “words”: its words without any design, one load.',
);
process.exit(strict && missed > 0 ? 1 : 0);

/** Measures a page and its bare versions alternately and prints a line. Returns the number of missed goals. */
async function report(pathname: string): Promise<number> {
  const indexed = pages.find((page) => page.pathname === pathname)?.indexed ?? true;
  await Promise.all([still.prepare(pathname), words.prepare(pathname)]);
  const loads: Timed[] = [];
  const stillLoads: Timed[] = [];
  for (let run = 0; run < runs; run++) {
    // Alternates the order, because a machine's speed drifts.
    const ours = async () => loads.push(await timePage(site.siteUrl + pathname, port));
    const theirs = async () => stillLoads.push(await timePage(still.url + pathname, port));
    for (const time of run % 2 ? [theirs, ours] : [ours, theirs]) await time();
  }
  // Runs last, so that it warms up nothing for the real page alone.
  const { findings, ...judged } = await judgePage(site.siteUrl + pathname, { port, indexed });
  const row: Row = {
    path: pathname,
    ...judged,
    ...medians(loads),
    staticLcp: median(stillLoads.map(({ lcp }) => lcp)),
    staticTbt: median(stillLoads.map(({ tbt }) => tbt)),
    wordsLcp: (await timePage(words.url + pathname, port)).lcp,
  };
  const goals = missedGoals(row);
  console.log(tableRow(row) + (goals.length > 0 ? `  ${goals.join(', ')}` : ''));
  for (const finding of findings) console.log(`${''.padEnd(28)}${finding}`);
  return goals.length;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
