import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runThread } from './run-thread.ts';
import { tooMuch, undrawable, type UndrawableReason } from './why-no-preview.ts';

/** One page, with four bytes per pixel: red, green, blue, alpha. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
  text: string;
}

/** The input of the thread. */
export interface DrawingOrder {
  pdf: Uint8Array;
  pages: number;
  wasmFile: string;
}

/** The result of the thread. */
export type DrawingResult = { bitmaps: Bitmap[]; ofPages: number } | { problem: UndrawableReason };

/** The time limit. An ordinary file takes well under a second, so one that reaches this limit is probably malicious. */
const timeoutMs = 30_000;

/**
 * Draws the first pages of a PDF in a thread of its own.
 * @throws NoPreview
 */
export async function runDrawing(
  pdf: Uint8Array<ArrayBuffer>,
  pages: number,
  withinMs = timeoutMs,
): Promise<{ bitmaps: Bitmap[]; ofPages: number }> {
  const order: DrawingOrder = { pdf, pages, wasmFile: wasmFile() };
  const result = await runThread<DrawingResult>({
    program: 'draw-pages',
    options: { workerData: order, transferList: [pdf.buffer] },
    withinMs,
    tooMuch,
  });
  if ('problem' in result) throw undrawable[result.problem]();
  return result;
}

/** Returns the path of the WebAssembly file: beside the bundle or, in tests and with `npm run dev`, in the package. */
function wasmFile(): string {
  const beside = path.join(import.meta.dirname, 'pdfium.wasm');
  if (existsSync(beside)) return beside;
  return createRequire(import.meta.filename).resolve('@hyzyla/pdfium/pdfium.wasm');
}
