import { capabilities } from '#shared/site-config/capabilities.ts';
import { aborted } from './interrupt.ts';
import { writeLocalFile } from './local-file.ts';
import { listen, PortTaken } from '@outcrop/emulators/http/listen.ts';
import { lockData } from './lock-data.ts';
import { putOwnProducts } from './put-own-products.ts';
import { seedSamples } from './seed/seed-samples.ts';
import type { StartSettings } from './start-settings.ts';
import { StartRefused } from './start-refused.ts';
import { startStack, type Stack, type StackOptions } from './start-stack.ts';
import type { Terminal } from './terminal.ts';

export type Program = Pick<
  StackOptions,
  'loadHandler' | 'web' | 'pagesDir' | 'siteTextFile' | 'source'
> & {
  /** Folder with the builds of the site's own products. */
  builds?: string;
  /** Prepares everything that the first page does not need. @throws StartRefused for problems that the user can fix */
  prepareRest?(): Promise<void>;
};

export interface LocalRun {
  settings: StartSettings;
  /** Builds what is needed and returns the program to serve. */
  prepare(): Promise<Program>;
  /** The contents of a new stack. */
  seed?: 'samples' | 'accounts';
  /** Ends the run at any time. */
  signal: AbortSignal;
  terminal: Terminal;
}

/**
 * The intervals of scheduled functions, in seconds. On AWS, sweep runs every five minutes, holds every minute and
 * digest every hour.
 */
const schedules = {
  sweep: 60,
  ...(capabilities.chat && { holds: 10 }),
  ...(capabilities.digest && { digest: 600 }),
};

/**
 * Runs the local stack until Ctrl-C: locks the data, checks the port, builds, starts, adds samples, waits,
 * stops.
 * @throws StartRefused for problems that the user can fix
 */
export async function runLocal(run: LocalRun): Promise<void> {
  const { settings, signal } = run;
  await requirePort(settings.port);
  const lock = lockData(settings.dataDir);
  if (!lock) {
    throw new StartRefused(
      `Outcrop is already running on ${settings.dataDir}. Stop it first, or set OUTCROP_DATA to another folder.`,
    );
  }
  try {
    const program = await run.prepare();
    signal.throwIfAborted();
    await serve(run, program);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    lock.release();
  }
}

async function serve(
  { settings, seed, signal, terminal }: LocalRun,
  { builds, prepareRest, ...program }: Program,
) {
  const { port, dataDir, malwareScan, stripe } = settings;
  const stack = await startOn(port, {
    ...program,
    port,
    dataDir,
    malwareScan,
    stripe,
    schedules,
    onFunctionFailure: terminal.functionFailed,
  });
  const localFile = writeLocalFile(dataDir, stack);
  try {
    if (builds) await putOwnProducts(stack.endpoints.s3, builds);
    terminal.ready(stack, settings);
    await prepareRest?.();
    // Pages are already served; lists fill as samples arrive.
    if (seed) {
      const samples = seed === 'accounts' ? {} : undefined;
      await seedSamples(stack, dataDir, { signal, onProgress: terminal.seeding, samples });
    }
    await aborted(signal);
  } finally {
    localFile.remove();
    await stack.stop();
    terminal.stopped();
  }
}

/** Checks the port before the build: a port in use is reported immediately. */
async function requirePort(port: number): Promise<void> {
  const probe = await asRefusal(listen(() => undefined, { port, alsoIpv6: true }));
  await probe.close();
}

function startOn(port: number, options: StackOptions): Promise<Stack> {
  return asRefusal(startStack({ ...options, port }));
}

async function asRefusal<T>(starting: Promise<T>): Promise<T> {
  return starting.catch((error: unknown) => {
    if (!(error instanceof PortTaken)) throw error;
    const other = error.port + 1;
    throw new StartRefused(
      `Port ${error.port} is already taken. Stop what uses it, or choose another: PORT=${other} npm start`,
    );
  });
}
