import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { tooMuch, undrawable, type UndrawableReason } from './why-no-preview.ts';

/** One page: four bytes a pixel, red first. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
  text: string;
}

/** What the thread is given. */
export interface DrawingOrder {
  pdf: Uint8Array;
  pages: number;
  wasmFile: string;
}

/** What it answers. */
export type DrawingResult = { bitmaps: Bitmap[]; ofPages: number } | { problem: UndrawableReason };

/** An ordinary file takes well under a second; this is a PDF that was made to take long. */
const patienceMs = 30_000;

/**
 * Draws the first pages of a PDF in a thread of its own, which is ended if it takes too long: a loop inside WebAssembly
 * can't be left otherwise.
 * @throws NoPreview
 */
export async function runDrawing(
  pdf: Uint8Array<ArrayBuffer>,
  pages: number,
  withinMs = patienceMs,
): Promise<{ bitmaps: Bitmap[]; ofPages: number }> {
  const order: DrawingOrder = { pdf, pages, wasmFile: wasmFile() };
  const options = { workerData: order, transferList: [pdf.buffer], stdout: true, stderr: true };
  const thread = new Worker(threadFile(), options);
  const { promise, resolve, reject } = Promise.withResolvers<DrawingResult>();
  const timer = setTimeout(() => reject(tooMuch()), withinMs);
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('The drawing thread ended without a result.')));
  try {
    const result = await promise;
    if ('problem' in result) throw undrawable[result.problem]();
    return result;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Beside the bundle, or the source. */
function threadFile(): string {
  const files = ['cjs', 'ts'].map((ending) =>
    path.join(import.meta.dirname, `draw-pages.${ending}`),
  );
  return files.find((file) => existsSync(file))!;
}

/** Beside the bundle, or in the package. */
function wasmFile(): string {
  const beside = path.join(import.meta.dirname, 'pdfium.wasm');
  if (existsSync(beside)) return beside;
  return createRequire(import.meta.filename).resolve('@hyzyla/pdfium/pdfium.wasm');
}
