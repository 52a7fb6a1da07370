import { written } from './clean-files.ts';
import { isRow, edit, type Fault } from './fault.ts';

/** Faults that only the letter of the standard forbids. */
export const strictFaults: readonly Fault[] = (
  [
    {
      name: 'tabs between values',
      rule: 'tab',
      plant: (f) => [...f.header, ...f.rows.map((r) => r.join('\t'))].join('\n'),
      fits: isRow,
    },
    {
      name: 'an empty line in the rows',
      rule: 'blank-line',
      plant: (f) =>
        [...f.header, '', ...written(f).split(/\r?\n/).slice(f.header.length)].join('\n'),
    },
    {
      name: 'an index of another name',
      rule: 'index-name',
      plant: (f) => edit(` ${f.recipe.index[0]}.`, (l) => l.replace(/ \w+\./, ' MD.'))(f),
    },
    {
      name: 'metres spelt out',
      rule: 'index-unit',
      plant: edit(' DEPT', (l) => l.replace('.M', '.METRES')),
      fits: (f) => f.recipe.index[1] === 'M',
    },
    {
      name: 'STRT off the steps',
      rule: 'depth-multiple',
      plant: edit(' STRT', (l) => l.replace(/ ([\d.]+) /, (_, v) => ` ${Number(v) + 0.07} `)),
      also: ['start-stop'],
    },
  ] satisfies readonly Fault[]
).map((fault): Fault => ({ ...fault, strict: true }));
