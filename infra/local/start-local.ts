import path from 'node:path';
import { isSiteMistake } from '#shared/site-config/site-mistake.ts';
import { buildFirstPage, pageFunction } from './build-if-stale.ts';
import { listenForInterrupt } from './interrupt.ts';
import { createBundleLoader } from './load-bundle.ts';
import { loadWhenBuilt } from './load-when-built.ts';
import { runLocal, type Program } from './run-local.ts';
import { refuseSamples } from './seed/seed-mark.ts';
import { readStartSettings } from './start-settings.ts';
import { StartRefused } from './start-refused.ts';
import { createTerminal, type Terminal } from './terminal.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** Prepares the program that a deployment runs, from `dist`. Until the rest is built, calls wait. */
async function prepareBuild(signal: AbortSignal, log: Terminal['log']) {
  const buildRest = await buildFirstPage(signal, log);
  const load = createBundleLoader(path.join(dist, 'functions'));
  return {
    ...loadWhenBuilt(load, pageFunction, buildRest),
    web: { directory: path.join(dist, 'web') },
    pagesDir: path.join(dist, 'pages'),
    siteTextFile: path.join(dist, 'site-text.json'),
    builds: dist,
  } satisfies Program;
}

/** Prepares the sources, which are reloaded when they change. */
async function prepareDev(signal: AbortSignal, log: Terminal['log']): Promise<Program> {
  const { startDevProgram } = await import('./dev/start-dev-program.ts');
  const program = await startDevProgram(path.join(dist, 'dev-functions'), signal, log);
  return { ...program, builds: dist };
}

/** Prepares the program that a deployment runs, started from the template that would be deployed. */
async function prepareTemplate(signal: AbortSignal, log: Terminal['log']): Promise<Program> {
  const { prepareRest, ...program } = await prepareBuild(signal, log);
  await prepareRest();
  const { loadTemplate } = await import('./from-template/load-template.ts');
  return { ...program, source: loadTemplate(dist, log) };
}

const preparations = { build: prepareBuild, dev: prepareDev, template: prepareTemplate };

/**
 * Runs the site until it is interrupted, then exits.
 * @param empty whether a new shop starts without samples
 */
export async function startLocal(from: keyof typeof preparations, empty: boolean): Promise<never> {
  const signal = listenForInterrupt();
  const terminal = createTerminal(Date.now() - process.uptime() * 1000);
  try {
    process.env['POWERTOOLS_LOG_LEVEL'] ??= 'WARN';
    const settings = readStartSettings(process.env);
    if (empty) refuseSamples(settings.dataDir);
    const prepare = () => preparations[from](signal, terminal.log);
    await runLocal({ settings, prepare, seed: empty ? 'accounts' : 'samples', signal, terminal });
    process.exit(0);
  } catch (error) {
    const isForUser = error instanceof StartRefused || isSiteMistake(error);
    console.error(isForUser ? error.message : error);
    process.exit(1);
  }
}
