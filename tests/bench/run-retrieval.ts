import { npmCommand } from '#shared/command-line/npm-command.ts';
import { readBuilt } from '#shared/command-line/read-built.ts';
import { siteTextSchema } from '#shared/site-text/site-text.ts';
import { failures, measureRetrieval, type Half } from './measure-retrieval.ts';
import { indexManyItems, measureSpeed } from './measure-speed.ts';
import { indexSampleSite } from './sample-site.ts';

const { failures: showFailures } = npmCommand('bench:retrieval')
  .option('--failures', 'list the wrong results of the tuning half', false)
  .addHelpText('after', '\nReads the pages of the last build.')
  .parse()
  .opts();
const pages = siteTextSchema.parse(await readBuilt('site-text.json'));
const index = await indexSampleSite(pages);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const halves: Half[] = ['tuning', 'held out', 'all'];
console.table(
  halves.map((half) => {
    const figures = measureRetrieval(index, half);
    return {
      half,
      questions: figures.questions,
      'recall@5': percent(figures.recallAt5),
      'recall@1': percent(figures.recallAt1),
      MRR: figures.meanReciprocalRank.toFixed(3),
      'wrongly refused': percent(figures.wrongRefusals),
      'not ours': figures.unanswerable,
      'rightly refused': percent(figures.rightRefusals),
    };
  }),
);
if (showFailures) console.log(failures(index, 'tuning').join('\n'));

const texts = pages.flatMap(({ passages }) => passages.map(({ text }) => text));
const speeds = [
  // A warm-up run, not measured.
  await measureSpeed('warm-up', () => indexSampleSite(pages)),
  await measureSpeed('the sample site', () => indexSampleSite(pages)),
  await measureSpeed('2,500 papers', () => indexManyItems(2500, texts)),
  await measureSpeed('10,000 papers', () => indexManyItems(10_000, texts)),
].slice(1);
console.table(
  speeds.map((speed) => ({
    what: speed.what,
    passages: speed.passages,
    'index ms': Math.round(speed.indexMilliseconds),
    'heap MB': Math.round(speed.heapMegabytes),
    'search ms': speed.searchMilliseconds.toFixed(2),
    'slowest ms': speed.slowestMilliseconds.toFixed(1),
    'of the sample': (speed.searchMilliseconds / speeds[0]!.searchMilliseconds).toFixed(1),
  })),
);
