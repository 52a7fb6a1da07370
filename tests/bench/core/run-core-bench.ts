import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';
import { checkCorpus } from './check-corpus.ts';
import { compareWithLasio } from './compare-with-lasio.ts';
import { measureMemory } from './measure-memory.ts';
import { measureSpeed } from './measure-speed.ts';
import { faults } from './faults.ts';
import { findInClean, plantFault } from './plant-faults.ts';

/** The share of planted faults that the right rule must name. */
const wanted = 0.98;

const command = npmCommand('bench:core')
  .argument('[folder]', 'LAS files of your own, to count what is found in them')
  .option('--times <n>', 'how often each fault is planted in each clean file', wholeNumber, 1)
  .option('--lasio [python]', 'compare what a Python with lasio reads of the folder instead')
  .option('--speed <n>', 'measure n rounds of large logs by number of jobs instead', wholeNumber)
  .option('--memory <n>', 'measure the memory that n small logs take instead', wholeNumber)
  .option('--all', 'list every kind of fault, not only those that are missed', false)
  .addHelpText('after', '\nWithout a folder, faults are planted into clean files.')
  .parse();
const [folder] = command.processedArgs;
const { times, all, speed, memory, lasio } = command.opts();

async function showCorpus(of: string): Promise<void> {
  const { files, bytes, cpuSeconds, clean, median, rules, problems } = await checkCorpus(of);
  const megabytes = bytes / 1e6;
  console.table(
    [...rules]
      .toSorted(([, a], [, b]) => b.files - a.files)
      .map(([rule, figures]) => ({ rule, ...figures })),
  );
  console.log(`${files} files, ${megabytes.toFixed(1)} MB in ${cpuSeconds.toFixed(1)} CPU s.`);
  console.log(`Findings per file: median ${median}; ${clean} files without any.`);
  for (const problem of problems) console.log(problem);
}

function showComparison(of: string, python: string): void {
  const compared = compareWithLasio(of, python);
  const differing = compared.filter(({ difference }) => difference !== undefined);
  const told = differing.filter(({ rules }) => rules.length > 0);
  for (const { file, difference, rules } of differing) {
    console.log(`${file}: ${difference}. Core: ${rules.join(', ') || 'nothing'}.`);
  }
  console.log(
    `${compared.length} files: ${compared.length - differing.length} are read alike, ` +
      `${told.length} differ and Core says why, ${differing.length - told.length} differ.`,
  );
}

function showPlanted(): void {
  const planted = faults.flatMap((fault) => plantFault(fault, times));
  const named = planted.filter(({ isNamed }) => isNamed);
  const alone = named.filter(({ isAlone }) => isAlone);
  const kinds = [...new Set(planted.map(({ fault }) => fault))].map((fault) => {
    const of = planted.filter((one) => one.fault === fault);
    const missed = of.filter(({ isNamed, isAlone }) => !isNamed || !isAlone);
    return {
      fault,
      rule: of[0]!.rule,
      planted: of.length,
      named: of.filter(({ isNamed }) => isNamed).length,
      'nothing else': of.filter(({ isAlone }) => isAlone).length,
      'else found': [...new Set(missed.flatMap(({ found }) => found))].join(', '),
    };
  });
  const short = kinds.filter((kind) => kind.named < kind.planted || kind['else found'] !== '');
  if (all || short.length > 0) console.table(all ? kinds : short);
  const percent = (count: number) => `${((100 * count) / planted.length).toFixed(1)} %`;
  const clean = findInClean(times);
  console.log(`${planted.length} faults of ${kinds.length} kinds planted.`);
  console.log(`Named by the right rule: ${named.length} (${percent(named.length)}).`);
  console.log(`Named, and nothing else found: ${alone.length} (${percent(alone.length)}).`);
  console.log(`Findings in the clean files: ${clean.length === 0 ? 'none' : clean.join(', ')}.`);
  if (named.length < wanted * planted.length || clean.length > 0) process.exitCode = 1;
}

if (speed !== undefined) await measureSpeed(speed);
else if (memory !== undefined) await measureMemory(memory);
else if (folder === undefined) showPlanted();
else if (lasio) showComparison(folder, lasio === true ? 'python3' : lasio);
else await showCorpus(folder);
