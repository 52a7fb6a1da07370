import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildIfStale } from '#infra/local/build-if-stale.ts';
import { median } from '../../lighthouse/medians.ts';
import { findChromium } from '../../support/find-chromium.ts';
import { startBuiltSite } from '../../support/start-built-site.ts';
import { measureTap, tapAfterMs, type TapTimes } from './measure-tap.ts';
import { taps } from './taps.ts';

/**
 * `npm run bench:first-tap [-- /path …] [--runs 5] [--dist folder] [--strict]`: how long a tap takes to show its effect
 * on a slow phone, a second after `load` and once more when the app runs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
/** Milliseconds that a first tap may take, and a start after `load`. */
const goals = { first: 200, started: 3000 };
const runs = Number(values.runs);
const dist = path.resolve(values.dist ?? path.join(import.meta.dirname, '../../../dist'));
const chosen = taps.filter(({ path: at }) => positionals.length === 0 || positionals.includes(at));

if (!values.dist) await buildIfStale(new AbortController().signal, console.log);
const site = await startBuiltSite(dist);
const browser = await chromium.launch(await findChromium());
let missed = 0;
try {
  console.log(
    `${'page'.padEnd(14)}${'control'.padEnd(14)}${['first', 'second', 'start'].map((title) => title.padStart(9)).join('')}   (ms, medians of ${runs}; tap ${tapAfterMs} ms after load)`,
  );
  for (const tap of chosen) {
    const times: TapTimes[] = [];
    for (let run = 0; run < runs; run++) times.push(await measureTap(browser, site.siteUrl, tap));
    const of = (figure: keyof TapTimes) =>
      median(times.map((time) => (Number.isNaN(time[figure]) ? Infinity : time[figure])));
    const cells = [of('first'), of('second'), of('started')];
    const isLate = of('first') > goals.first || of('started') > goals.started;
    if (isLate) missed++;
    console.log(
      tap.path.padEnd(14) +
        tap.control.padEnd(14) +
        cells.map((ms) => ms.toFixed(0).padStart(9)).join('') +
        (isLate ? '  late' : ''),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exit(values.strict && missed > 0 ? 1 : 0);
