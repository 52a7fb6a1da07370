import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import type { Bitmap, DrawingOrder, DrawingResult } from './run-drawing.ts';
import type { UndrawableReason } from './why-no-preview.ts';

/** The program of the drawing thread: PDFium as WebAssembly, without access to files or network. */
const { pdf, pages, wasmFile } = workerData as DrawingOrder;

const pixelsWide = 1200;
const maxRatio = 5;
/** The limit for PDFium's memory; the function has 2 GB. */
const maxBytes = 768 * 1024 * 1024;

class Undrawable extends Error {
  readonly reason: UndrawableReason;

  constructor(reason: UndrawableReason) {
    super(reason);
    this.reason = reason;
  }
}

async function draw(): Promise<DrawingResult> {
  const document = await open();
  const ofPages = document.getPageCount();
  const bitmaps: Bitmap[] = [];
  for (let index = 0; index < Math.min(pages, ofPages); index++) {
    bitmaps.push(await drawPage(document, index));
  }
  return { bitmaps, ofPages };
}

async function open(): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init({ instantiateWasm: instantiate });
  try {
    return await library.loadDocument(pdf);
  } catch (error) {
    throw new Undrawable(/password|security/i.test(String(error)) ? 'locked' : 'broken');
  }
}

async function drawPage(document: PDFiumDocument, index: number): Promise<Bitmap> {
  const page = document.getPage(index);
  const { originalWidth: wide, originalHeight: long } = page.getOriginalSize();
  if (!(wide > 0 && long > 0)) throw new Undrawable('broken');
  if (Math.max(wide, long) > maxRatio * Math.min(wide, long)) throw new Undrawable('shape');
  const text = page.getText();
  const height = Math.max(1, Math.round((pixelsWide * long) / wide));
  // `render` closes the page.
  const drawn = await page.render({
    width: pixelsWide,
    height,
    scale: 1,
    render: ({ data }) => Promise.resolve(data),
  });
  return { data: drawn.data, width: drawn.width, height: drawn.height, text };
}

/** Instantiates PDFium with limited memory; it fails with an error beyond the limit. */
function instantiate(imports: WebAssembly.Imports, done: (instance: never) => void) {
  const { emscripten_resize_heap: grow, ...rest } = imports['env'] as unknown as {
    emscripten_resize_heap: (bytes: number) => boolean;
  };
  const growWithin = (bytes: number) => bytes >>> 0 <= maxBytes && grow(bytes);
  const env = { ...rest, emscripten_resize_heap: growWithin };
  const program = new WebAssembly.Module(readFileSync(wasmFile));
  const instance = new WebAssembly.Instance(program, { ...imports, env });
  done(instance as never);
  return instance.exports;
}

function problemOf(error: unknown): UndrawableReason {
  if (error instanceof Undrawable) return error.reason;
  return /memory|allocate|enlarge|OOM|alloc/i.test(String(error)) ? 'large' : 'broken';
}

// CommonJS has no top-level await.
void draw()
  .catch((error: unknown): DrawingResult => ({ problem: problemOf(error) }))
  .then((result) => parentPort?.postMessage(result));
