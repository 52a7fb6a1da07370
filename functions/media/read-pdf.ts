import { getResolvedPDFJS } from 'unpdf';
import { describePdf, type DescribedPdf } from './describe-pdf.ts';
import type { IncomingFile } from './incoming-file.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';

/** Where readers look for the end of a PDF (ISO 32000-1, 7.5.5). */
const tailBytes = 1024;
const pieceBytes = 256 * 1024;
const timeoutMs = 60_000;
/**
 * The most bytes to read. A valid file of any size needs a few hundred kilobytes; one without its tables is read
 * completely into memory.
 */
const maxBytes = 128 * 1024 * 1024;

/**
 * Opens a PDF as a reader would, counts its pages and reads its outline; fetches only the pieces needed.
 * @throws RejectedFile if it is encrypted, damaged, truncated or also a file of another type
 */
export async function readPdf(file: IncomingFile): Promise<PdfFacts> {
  await checkFrame(file);
  const { getDocument, PDFDataRangeTransport } = await getResolvedPDFJS();
  const transport = new PDFDataRangeTransport(file.sizeBytes, null);
  const loading = getDocument({
    range: transport,
    rangeChunkSize: pieceBytes,
    disableAutoFetch: true,
    disableStream: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const failed = Promise.withResolvers<never>();
  let askedBytes = 0;
  transport.requestDataRange = (start: number, end: number) => {
    askedBytes += end - start;
    if (askedBytes > maxBytes) return failed.reject(unreadable());
    file
      .read(start, end - start)
      .then((piece) => transport.onDataRange(start, new Uint8Array(piece)), failed.reject);
  };
  const timer = setTimeout(() => failed.reject(unreadable()), timeoutMs);
  try {
    return await Promise.race([readFacts(loading.promise), failed.promise]);
  } finally {
    clearTimeout(timer);
    failed.promise.catch(() => undefined);
    await loading.destroy();
  }
}

/** The facts stated in a PDF. */
export interface PdfFacts {
  pages: number;
  /** The first level of its outline. */
  contents?: string[];
  /** A language tag: `en-GB`. */
  language?: string;
}

interface OpenPdf extends DescribedPdf {
  numPages: number;
  getPage(number: number): Promise<unknown>;
}

async function readFacts(opening: Promise<OpenPdf>): Promise<PdfFacts> {
  try {
    const document = await opening;
    await document.getPage(1);
    await document.getPage(document.numPages);
    return { pages: document.numPages, ...(await describePdf(document)) };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new RejectedFile(
        'This PDF asks for a password. Please save it without one and upload it again.',
      );
    }
    throw unreadable();
  }
}

/**
 * Refuses files that are also something else. Readers accept a header anywhere in the first kilobyte and ignore data
 * after the end, which leaves room for a second file in the same bytes. Here the header must come first, and only white
 * space may follow the end.
 */
async function checkFrame(file: IncomingFile): Promise<void> {
  const head = await file.read(0, 5);
  const tail = await file.read(Math.max(0, file.sizeBytes - tailBytes), tailBytes);
  const text = tail.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (head.toString('latin1') !== '%PDF-') throw unreadable();
  if (end < 0) {
    throw new RejectedFile(
      'This PDF is incomplete: a part of it is missing, or something else follows it. Please save it again and upload the whole file.',
    );
  }
  if (!/^[\s\0]*$/.test(text.slice(end + '%%EOF'.length))) {
    throw new RejectedFile(
      'Something else follows the end of this PDF. Please save it again and upload the new file.',
    );
  }
}

function unreadable(): RejectedFile {
  return new RejectedFile(
    'This PDF cannot be opened. Please save it again and upload the new file.',
  );
}
