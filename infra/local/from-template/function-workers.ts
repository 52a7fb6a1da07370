import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LambdaHandler, LoadHandler } from '../gateway/invoke.ts';
import type { TemplateFunction } from './read-functions.ts';

export interface WorkerSettings {
  file: string;
  exported: string;
  hasLayers: boolean;
}

export interface RunRequest {
  id: number;
  event: unknown;
  context: Record<string, unknown>;
  deadlineMs: number;
}

interface Outcome {
  id: number;
  result?: string;
  error?: string;
}

export interface WorkerOptions {
  /** Returns the variables to add to a function's own: region, session, URLs of servers. */
  addedVariables(group: string): Record<string, string>;
  onLog(group: string, line: string): void;
}

const script = path.join(import.meta.dirname, 'function-worker.ts');

/** Runs each function of a template in its own thread, which starts with its first event. */
export function createWorkerLoader(
  functions: readonly TemplateFunction[],
  options: WorkerOptions,
): LoadHandler & { close(): Promise<void> } {
  const workers = new Map<string, ReturnType<typeof startWorker>>();
  const load: LoadHandler = async (group) => {
    const found = functions.find((each) => each.group === group);
    if (!found) throw new Error(`The template has no function "${group}".`);
    const running = workers.get(group) ?? startWorker(found, options, () => workers.delete(group));
    workers.set(group, running);
    return running.handler;
  };
  const close = async () => {
    await Promise.all([...workers.values()].map(({ stop }) => stop()));
  };
  return Object.assign(load, { close });
}

function startWorker(
  { group, directory, handler, memoryMb, variables, hasLayers }: TemplateFunction,
  { addedVariables, onLog }: WorkerOptions,
  onEnd: () => void,
) {
  const dot = handler.lastIndexOf('.');
  const file = path.join(directory, `${handler.slice(0, dot)}.cjs`);
  const settings: WorkerSettings = {
    file,
    exported: handler.slice(dot + 1),
    hasLayers,
  };
  const worker = new Worker(script, {
    workerData: settings,
    env: { ...variables, ...addedVariables(group) },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  for (const output of [worker.stdout, worker.stderr]) {
    createInterface({ input: output }).on('line', (line) => onLog(group, line));
  }
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const fail = (error: Error) => {
    onEnd();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', ({ id, result, error }: Outcome) => {
    const run = pending.get(id);
    pending.delete(id);
    if (error !== undefined) run?.reject(new Error(error));
    else run?.resolve(result === undefined ? undefined : JSON.parse(result));
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error(`The thread of ${group} has ended.`)));

  const run: LambdaHandler = (event, context) => {
    const { getRemainingTimeInMillis, ...plain } = context as Record<string, unknown> & {
      getRemainingTimeInMillis(): number;
    };
    const id = ++last;
    const outcome = Promise.withResolvers<unknown>();
    pending.set(id, outcome);
    const deadlineMs = Date.now() + getRemainingTimeInMillis();
    worker.postMessage({
      id,
      event,
      context: plain,
      deadlineMs,
    } satisfies RunRequest);
    return outcome.promise;
  };
  return { handler: run, stop: () => worker.terminate() };
}
