import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';
import { measureGrowth, type GrowthFigures } from './measure-growth.ts';

const { upTo, only, calls } = npmCommand('bench:growth')
  .option('--up-to <count>', 'the largest shop', wholeNumber, 100_000)
  .option('--only <count>', 'a single shop; prints its figures as JSON', wholeNumber)
  .option('--calls <words>', 'only the calls whose names contain these words', '')
  .addHelpText(
    'after',
    '\nUses the last build. Each shop has that many papers, episodes, members and orders, and runs in its own process. 100,000 take 15 minutes and 3 GB.',
  )
  .parse()
  .opts();

if (only) {
  console.log(JSON.stringify(await measureGrowth(only, calls)));
  process.exit();
}

const counts = [100, 1000, 10_000, 100_000].filter((count) => count <= upTo);
const run = promisify(execFile);
const shops: GrowthFigures[][] = [];
for (const count of counts) {
  const given = [
    '--max-old-space-size=12000',
    import.meta.filename,
    '--only',
    String(count),
    '--calls',
    calls,
  ];
  const { stdout } = await run(process.execPath, given, { maxBuffer: 1e8 });
  shops.push(JSON.parse(stdout.trim().split('\n').at(-1)!) as GrowthFigures[]);
}

/** Within a tenth of the smallest shop. */
const isFlat = (values: number[]) => values.at(-1)! <= values[0]! * 1.1;
const row = (what: string, figure: keyof GrowthFigures, digits: number) => {
  const values = shops.map((shop) => Number(shop.find((one) => one.what === what)![figure]));
  return { values, texts: values.map((value) => value.toFixed(digits)) };
};
const header = counts.map((count) => count.toLocaleString('en-GB'));
console.log(
  [
    [
      '',
      ...header.map((count) => `${count}: units`),
      ...header.map((count) => `${count}: ms`),
      'cold units',
      'cold ms',
      'flat',
    ],
    Array.from({ length: 2 * counts.length + 4 }, () => '---'),
    ...shops[0]!.map(({ what }) => {
      const units = row(what, 'units', 1);
      const cold = shops.at(-1)!.find((one) => one.what === what)!;
      return [
        what,
        ...units.texts,
        ...row(what, 'milliseconds', 0).texts,
        Number(cold.coldUnits).toFixed(0),
        Number(cold.coldMilliseconds).toFixed(0),
        cold.status !== '200' ? cold.status : isFlat(units.values) ? 'yes' : 'no',
      ];
    }),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n'),
);
