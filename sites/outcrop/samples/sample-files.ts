import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SampleDocument, SampleFile } from '#shared/samples/sample.ts';
import { siteConfig } from '#shared/site-config/index.ts';

export type SampleKind = 'papers' | 'episodes' | 'products';

/** Facts about the files in `files`, stored there as `record.json`. */
export interface SampleRecord {
  /** The brand named in the files. */
  brand: string;
  /** A checksum of everything that decides how the files look. */
  sources: string;
}

export const samplesFolder = path.join(import.meta.dirname, 'files');
export const recordFile = path.join(samplesFolder, 'record.json');

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/** Returns the files of a sample from the repository. For another brand they are printed with its name. */
export async function sampleFiles(
  kind: SampleKind,
  slug: string,
  brand = siteConfig.brand.product,
): Promise<SampleFile[]> {
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as SampleRecord;
  return record.brand === brand ? keptFiles(kind, slug) : printFiles(kind, slug);
}

/** A paper or product: its PDF, without the pictures. */
export async function printedSample(
  kind: 'papers' | 'products',
  slug: string,
): Promise<SampleDocument> {
  const files = await sampleFiles(kind, slug);
  const file = files.find(({ contentType }) => contentType === 'application/pdf');
  if (!file) throw new Error(`${kind}/${slug} has no PDF. Type: npm run build:samples`);
  const pictures = files.filter((one) => one !== file);
  return { file, pages: pagesIn(file.body), pictures };
}

async function keptFiles(kind: SampleKind, slug: string): Promise<SampleFile[]> {
  const folder = path.join(samplesFolder, kind, slug);
  const names = await readdir(folder);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      contentType: contentTypes[path.extname(name)] ?? 'application/octet-stream',
      body: await readFile(path.join(folder, name)),
    })),
  );
}

async function printFiles(kind: SampleKind, slug: string): Promise<SampleFile[]> {
  const { samplePrints } = await import('./print-samples.ts');
  return samplePrints.find((sample) => sample.kind === kind && sample.slug === slug)!.print();
}

/** Page objects, which the press writes uncompressed. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
