import path from 'node:path';
import { chromium } from '@playwright/test';
import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';
import { buildIfStale } from '#infra/local/build-if-stale.ts';
import { median } from '../../lighthouse/medians.ts';
import { findChromium } from '../../support/find-chromium.ts';
import { startBuiltSite } from '../../support/start-built-site.ts';
import { measureTap, tapAfterMs, type TapTimes } from './measure-tap.ts';
import { taps } from './taps.ts';

const command = npmCommand('bench:first-tap')
  .argument('[paths...]', 'pages to measure, such as /store; all by default')
  .option('--runs <n>', 'how often each control is tapped; the median counts', wholeNumber, 5)
  .option(
    '--dist <folder>',
    'a build to measure; by default dist, which is built first if it is stale',
  )
  .option('--strict', 'fail if a tap is late', false)
  .addHelpText('after', '\nTaps a second after load, and again when the app runs.')
  .parse();
const { runs, strict, dist: given } = command.opts();
const [paths] = command.processedArgs;
/** Milliseconds that a first tap may take, and a start after `load`. */
const goals = { first: 200, started: 3000 };
const dist = path.resolve(given ?? path.join(import.meta.dirname, '../../../dist'));
const chosen = taps.filter(({ path: at }) => paths.length === 0 || paths.includes(at));

if (!given) await buildIfStale(new AbortController().signal, console.log);
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
process.exit(strict && missed > 0 ? 1 : 0);
