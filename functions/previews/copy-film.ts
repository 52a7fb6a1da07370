import { parentPort, workerData } from 'node:worker_threads';
import { Logging, LogLevel } from 'mediabunny';
import type { ByteSource } from '../domain/archives/archive.ts';
import { cutFilm } from '../domain/recordings/cut-film.ts';
import { Uncuttable } from '../domain/recordings/uncuttable.ts';
import type { CuttingOrder, CuttingResult, ReadRequest, ReadResponse } from './run-cutting.ts';

/** The program of the cutting thread: it opens no file or connection, and requests each piece that it reads. */
const { sizeBytes, ...order } = workerData as CuttingOrder;

// The library logs everything that is unusual about a file.
Logging.level = LogLevel.Silent;

const waiting = new Map<number, (bytes: Buffer) => void>();
let requested = 0;

parentPort?.on('message', ({ id, bytes }: ReadResponse) => {
  waiting.get(id)?.(Buffer.from(bytes.buffer));
  waiting.delete(id);
});

const source: ByteSource = {
  sizeBytes,
  read(start, length) {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const request: ReadRequest = { id: requested++, start, length };
    waiting.set(request.id, resolve);
    parentPort?.postMessage(request);
    return promise;
  },
};

function problemOf(error: unknown): CuttingResult {
  if (!(error instanceof Uncuttable)) return { reason: 'broken', fittingSeconds: 0 };
  const { reason, fittingSeconds } = error;
  return { reason, fittingSeconds };
}

// CommonJS has no top-level await.
void cutFilm(source, order)
  .catch(problemOf)
  .then((result) => parentPort?.postMessage(result));
