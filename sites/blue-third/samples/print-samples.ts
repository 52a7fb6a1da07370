import type { SampleDocument, SampleFile } from '#shared/samples/sample.ts';
import { printPaper } from '#tools/press/print-paper.ts';
import { drawLessonCover, drawProductCover, drawSessionArtwork } from './covers/draw-sleeves.ts';
import { lessons } from './lessons/index.ts';
import type { Lesson } from './lessons/lesson.ts';
import { houseStyle } from './press/house-style.ts';
import type { MusicProduct } from './products/product.ts';
import { writeZip } from './products/write-zip.ts';
import type { Session } from './sessions/session.ts';
import { writeCues } from './sessions/write-cues.ts';

export async function printLesson(lesson: Lesson): Promise<SampleDocument> {
  const { slug, category: motif } = lesson;
  const [{ pdf, pages }, pictures] = await Promise.all([
    printPaper(lesson, houseStyle),
    drawLessonCover({ slug, motif, scheme: lessons.indexOf(lesson) % 4 }),
  ]);
  const file = { name: `${slug}.pdf`, contentType: 'application/pdf', body: pdf };
  return { file, pages, pictures };
}

/** The artwork of a session, and its transcript. */
export async function drawSession(
  session: Session,
): Promise<{ pictures: SampleFile[]; transcript: string }> {
  const pictures = await drawSessionArtwork(session);
  return { pictures, transcript: writeCues(session.record()) };
}

/** @returns an archive, which has no page count */
export async function packProduct(product: MusicProduct): Promise<SampleDocument> {
  const body = writeZip(product.files());
  const file = { name: `${product.slug}.zip`, contentType: 'application/zip', body };
  return { file, pages: 0, pictures: await drawProductCover(product) };
}
