import PDFDocument from 'pdfkit';
import type { HouseStyle } from './house-style.ts';
import { plainText } from './inline.ts';
import type { Doc } from './pen.ts';
import { registerTypefaces } from './typefaces.ts';

export interface DocumentFacts {
  title: string;
  author: string;
  shortDescription: string;
  keywords: readonly string[];
  /** The only date in the file, so that the same text produces the same bytes. */
  publishedAt: string;
}

/** Opens an empty, tagged A4 document. `close` ends it and returns the file. */
export function openDocument(
  facts: DocumentFacts,
  { creator, colours }: Pick<HouseStyle<never>, 'creator' | 'colours'>,
): { doc: Doc; close: () => Promise<Buffer> } {
  const published = new Date(facts.publishedAt);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    info: {
      Title: plainText(facts.title),
      Author: facts.author,
      Subject: plainText(facts.shortDescription),
      Keywords: facts.keywords.join(', '),
      Creator: creator,
      CreationDate: published,
      ModDate: published,
    },
  });
  const doc = Object.assign(pdf, { colours });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerTypefaces(doc);
  return {
    doc,
    async close() {
      doc.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}
