import Module, { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RunRequest, WorkerSettings } from './function-workers.ts';

/** Runs one function in a thread with its own environment and modules, as Lambda does. */
const { file, exported, hasLayers } = workerData as WorkerSettings;

type Resolve = (request: string, ...rest: unknown[]) => string;
type Bundle = Record<string, (event: unknown, context: unknown) => Promise<unknown>>;

const require = createRequire(import.meta.url);
// The layer contains sharp for Lambda's processor; here, this machine's own sharp replaces it.
const loader = Module as unknown as { _resolveFilename: Resolve };
const resolve = loader._resolveFilename;
const sharp = require.resolve('sharp');
loader._resolveFilename = (request, ...rest) => {
  if (request !== 'sharp') return resolve.call(Module, request, ...rest);
  if (!hasLayers) throw new Error("Cannot find module 'sharp'");
  return sharp;
};

const bundle = require(file) as Bundle;

parentPort!.on('message', ({ id, event, context, deadlineMs }: RunRequest) => {
  const remaining = () => Math.max(0, deadlineMs - Date.now());
  void run(event, { ...context, getRemainingTimeInMillis: remaining }).then((outcome) =>
    parentPort!.postMessage({ id, ...outcome }),
  );
});

async function run(event: unknown, context: object) {
  try {
    return { result: JSON.stringify(await bundle[exported]!(event, context)) };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { error: text };
  }
}
