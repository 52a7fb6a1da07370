import type { Worker } from 'node:worker_threads';
import type { ByteSource } from '../domain/archives/archive.ts';
import type { FilmExcerpt, FilmOrder } from '../domain/recordings/cut-film.ts';
import { Uncuttable, type UncuttableReason } from '../domain/recordings/uncuttable.ts';
import { boundedSource } from './bounded-source.ts';
import { runThread } from './run-thread.ts';

/** The input of the thread. */
export type CuttingOrder = FilmOrder & { sizeBytes: number };

/** A request of the thread for a piece of the file. */
export interface ReadRequest {
  id: number;
  start: number;
  length: number;
}

export interface ReadResponse {
  id: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The result of the thread. */
export type CuttingResult = FilmExcerpt | { reason: UncuttableReason; fittingSeconds: number };

/** The time limit. S3 serves a hundred requests within seconds. */
const timeoutMs = 60_000;
/** The tables of a film of several hours need a tenth of this. */
const maxHeapMb = 512;

/**
 * Cuts the beginning of a film in a thread of its own, because the library is not made for hostile files.
 * @throws Uncuttable
 */
export async function runCutting(
  source: ByteSource,
  order: FilmOrder,
  withinMs = timeoutMs,
): Promise<FilmExcerpt> {
  const { sizeBytes, read } = boundedSource(source);
  async function respond({ id, start, length }: ReadRequest, thread: Worker): Promise<void> {
    // A copy, which can be transferred.
    const bytes = new Uint8Array(await read(start, length));
    const response: ReadResponse = { id, bytes };
    thread.postMessage(response, [bytes.buffer]);
  }
  const workerData: CuttingOrder = { ...order, sizeBytes };
  const result = await runThread<CuttingResult, ReadRequest>({
    program: 'copy-film',
    options: { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } },
    withinMs,
    tooMuch: () => new Uncuttable('tooMuch'),
    onMessage: (message, thread) => ('id' in message ? respond(message, thread) : message),
  });
  if ('reason' in result) throw new Uncuttable(result.reason, result.fittingSeconds);
  return { ...result, body: Buffer.from(result.body) };
}
