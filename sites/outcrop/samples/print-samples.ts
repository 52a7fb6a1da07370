import { episodes } from './episodes/index.ts';
import { papers } from './papers/index.ts';
import { drawArtwork } from './press/draw-artwork.ts';
import { drawCover } from './press/draw-cover.ts';
import { drawVolumeCover } from './press/draw-volume-cover.ts';
import { houseStyle } from './press/house-style.ts';
import type { Paper } from './press/paper.ts';
import { printPaper } from '#tools/press/print-paper.ts';
import { printVolume } from './press/print-volume.ts';
import type { Volume } from './press/volume.ts';
import { volumes } from './products/index.ts';
import type { SampleFile } from '#shared/samples/sample.ts';
import type { SampleKind } from './sample-files.ts';

export interface SamplePrint {
  kind: SampleKind;
  slug: string;
  print(): Promise<SampleFile[]>;
}

/** The functions that print the files of each sample. All of them together take half a minute on two cores. */
export const samplePrints: readonly SamplePrint[] = [
  ...papers.map((paper) => ({
    kind: 'papers' as const,
    slug: paper.slug,
    print: () => printPaperFiles(paper),
  })),
  ...episodes.map((episode) => ({
    kind: 'episodes' as const,
    slug: episode.slug,
    print: () => drawArtwork(episode),
  })),
  ...volumes.map((volume) => ({
    kind: 'products' as const,
    slug: volume.slug,
    print: () => printVolumeFiles(volume),
  })),
];

async function printPaperFiles(paper: Paper): Promise<SampleFile[]> {
  const [{ pdf }, files] = await Promise.all([printPaper(paper, houseStyle), drawCover(paper)]);
  return [...files, pdfFile(paper.slug, pdf)];
}

async function printVolumeFiles(volume: Volume): Promise<SampleFile[]> {
  const { files, print } = await drawVolumeCover(volume);
  const { pdf } = await printVolume(volume, print);
  return [...files, pdfFile(volume.slug, pdf)];
}

const pdfFile = (slug: string, body: Buffer): SampleFile => ({
  name: `${slug}.pdf`,
  contentType: 'application/pdf',
  body,
});
