import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runStep, type Outcome } from './run/run-step.ts';
import { longLanes, ordinaryLanes, type Step } from './run/steps.ts';

const { long: isLong } = npmCommand('test')
  .option('--long', 'run the long tests instead, as npm run test:all does', false)
  .addHelpText('after', '\nGoes on after a failure, so that one run shows all of them.')
  .parse()
  .opts();
// Read by the tests, see tests/support/tier.ts.
process.env['TEST_TIER'] = isLong ? 'long' : 'ordinary';
// Hundreds of processes start in a run. What one has compiled, the next one loads.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/node');
// The typed rules of the linter are a program in Go: a fifth less CPU time, for 5 % more memory.
process.env['GOGC'] ??= '300';
const lanes = isLong ? longLanes : ordinaryLanes;
const started = Date.now();
const steps = [...lanes.checks, ...lanes.tests];
const ended = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));

async function runLane(lane: readonly Step[], quiet: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) {
    await Promise.all((step.after ?? []).map((name) => ended.get(name)!.promise));
    outcomes.push(await runStep(step, { quiet }));
    ended.get(step.name)!.resolve();
  }
  return outcomes;
}

const outcomes = (
  await Promise.all([runLane(lanes.checks, true), runLane(lanes.tests, false)])
).flat();

for (const { name, failures } of outcomes) {
  for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
}
for (const { name, retried } of outcomes) {
  for (const test of retried) console.log(`\n! ${name}, passed on the second try: ${test}`);
}
const line = (mark: string, name: string, seconds: number) =>
  console.log(`${mark} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
console.log('');
for (const { name, ok, seconds } of outcomes) line(ok ? '✓' : '✗', name, seconds);
line(' ', 'in all', (Date.now() - started) / 1000);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, one) => sum + one[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
