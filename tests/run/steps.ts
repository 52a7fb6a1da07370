import { globSync, readFileSync } from 'node:fs';

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Steps of the other lane that must have ended. */
  after?: readonly string[];
  /** The reporter whose results count as tests. */
  report?: 'vitest' | 'playwright';
}

/** Two lanes run side by side; the steps of a lane run one after the other. While tests of one wait, the other works. */
export interface Lanes {
  /** Builds and what checks them, then tests: their output is shown as it comes. */
  tests: readonly Step[];
  /** Other checks, then tests that need a whole build or none: the output of a step is shown when it has ended. */
  checks: readonly Step[];
}

/** Unit tests are in two projects, see vitest.config.ts. */
const vitest = (name: string, ...filters: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--project', name === 'unit' ? 'unit*' : name, ...filters],
  report: 'vitest',
});

/** Untagged tests walk the main paths of every feature; those tagged `@long` try states, widths and detours. */
const browser = (filter: '--grep' | '--grep-invert'): Step => ({
  name: 'browser',
  command: ['playwright', 'test', filter, '@long'],
  report: 'playwright',
});

const builds: readonly Step[] = [
  { name: 'build web', command: ['node', '--import', './infra/choose-site.ts', 'web/build.ts'] },
  { name: 'build functions', command: ['node', 'infra/build-functions.ts'] },
  { name: 'build core', command: ['node', 'tools/core/pack.ts'] },
];

/** `npm test`: everything that a change can break in an ordinary way. */
export const ordinaryLanes: Lanes = {
  tests: [
    ...builds,
    { name: 'weight', command: ['node', 'web/check-weight.ts'] },
    { name: 'synth', command: ['cdk', 'synth', '--strict', '--quiet'] },
    vitest('integration', '--tags-filter', '!long'),
  ],
  checks: [
    {
      name: 'build lambda',
      command: ['node', 'infra/add-lambda-sharp.ts'],
      after: ['build functions'],
    },
    // A checker for each core. Four of them, the default, check much of the same types again.
    {
      name: 'types',
      command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '2'],
    },
    { name: 'lint', command: ['oxlint'] },
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'unused', command: ['knip'] },
    { ...vitest('infra', '--tags-filter', '!long'), after: ['synth'] },
    browser('--grep-invert'),
    vitest('unit', '--tags-filter', '!long'),
  ],
};

const tagged = /tags:|@module-tag/;
const properties = filesWith('unit', /propertyRuns\(/);
const repeated = filesWith('unit', tagged).filter((file) => !properties.includes(file));

/** `npm run test:all`: what takes longer than a person waits, and what `npm test` leaves out. */
export const longLanes: Lanes = {
  tests: [
    ...builds,
    vitest('faults'),
    { ...vitest('unit', ...properties), name: 'properties' },
    vitest('unit', '--tags-filter', 'repeats || long', ...repeated),
    vitest('infra', '--tags-filter', 'repeats || long', ...filesWith('infra', tagged)),
    vitest('integration', '--tags-filter', 'repeats || long', ...filesWith('integration', tagged)),
    browser('--grep'),
  ],
  checks: [],
};

/** Test files that try more cases in the long tier. */
function filesWith(folder: string, mark: RegExp): string[] {
  return globSync(`tests/${folder}/**/*.test.{ts,tsx}`).filter((file) =>
    mark.test(readFileSync(file, 'utf8')),
  );
}
