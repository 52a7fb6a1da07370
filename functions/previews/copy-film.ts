import { parentPort, workerData } from 'node:worker_threads';
import { Logging, LogLevel } from 'mediabunny';
import type { ByteSource } from '../domain/archives/archive.ts';
import { cutFilm } from '../domain/recordings/cut-film.ts';
import { Uncuttable } from '../domain/recordings/uncuttable.ts';
import type { CuttingOrder, CuttingResult, ReadAnswer, ReadQuestion } from './run-cutting.ts';

/** The program of the cutting thread: it opens no file or connection, and asks for each piece that it reads. */
const { sizeBytes, ...order } = workerData as CuttingOrder;

// The library logs everything that is unusual about a file.
Logging.level = LogLevel.Silent;

const waiting = new Map<number, (bytes: Buffer) => void>();
let asked = 0;

parentPort?.on('message', ({ id, bytes }: ReadAnswer) => {
  waiting.get(id)?.(Buffer.from(bytes.buffer));
  waiting.delete(id);
});

const source: ByteSource = {
  sizeBytes,
  read(start, length) {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const question: ReadQuestion = { id: asked++, start, length };
    waiting.set(question.id, resolve);
    parentPort?.postMessage(question);
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
