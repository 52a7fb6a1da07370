import { uploadRules } from '#shared/constants/upload-rules.ts';
import { fileStem, uploadKinds } from '../domain/uploads/upload-kinds.ts';
import type { StoredFile, UploadRow } from '../domain/uploads/upload.ts';
import { drawPictures, drawPortrait } from './draw-pictures.ts';
import { contentTypes, identify } from './identify.ts';
import type { IncomingFile } from './incoming-file.ts';
import { readPdf, type PdfFacts } from './read-pdf.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import { scanM4a } from './scan-m4a.ts';
import { scanMp3, type Recording } from '../domain/recordings/scan-mp3.ts';
import { scanWav } from '../domain/recordings/scan-wav.ts';

/** An object to write; without bytes, it is a copy of the upload. */
export interface NewObject extends StoredFile {
  contentType: string;
  body?: Buffer;
}

export interface PreparedPreview {
  object: NewObject & { body: Buffer };
  durationSeconds: number;
}

/** The facts about a publishable file. */
export interface CheckedFile extends Partial<PdfFacts> {
  durationSeconds?: number;
  /** The objects to publish, the main one first. */
  objects: [main: NewObject, ...others: NewObject[]];
  /** Cut from a full recording, for episodes without a preview of their own. */
  preview?: PreparedPreview;
}

/** The longest preview, because previews are public. */
const previewSeconds = 40;
/** AAC has frames of 1,024 samples and begins with silence: audio cut at 40 seconds lasts a little longer. */
const toleranceSeconds = 0.1;
const previewBytes = 50 * 1024 * 1024;

/**
 * Inspects a file and prepares the objects to publish. Writes nothing.
 * @throws RejectedFile with the reason, for the administrator
 */
export async function checkFile(row: UploadRow, file: IncomingFile): Promise<CheckedFile> {
  const { kind, itemId, id } = row;
  const stem = fileStem(kind, itemId, id);
  if (uploadRules[kind].anyType) return checkAny(row, file, stem);
  const format = await identify(kind, file);
  if (format === 'picture') return checkPicture(row, file, stem);
  const contentType = contentTypes[format];
  const original: NewObject = { bucket: 'private', key: `${stem}.${format}`, contentType };
  if (format === 'pdf') return { ...(await readPdf(file)), objects: [original] };
  const { durationSeconds, excerpt } = await scan(file, format);
  const cut = (key: string): PreparedPreview | undefined =>
    excerpt && {
      object: { bucket: 'public', key, contentType, body: excerpt.body },
      durationSeconds: excerpt.durationSeconds,
    };
  if (uploadKinds[kind].holds !== 'preview') {
    // For a shorter recording, the first 40 seconds would be everything.
    const wanted = kind === 'podcast-audio' && durationSeconds > previewSeconds;
    const preview = wanted ? cut(`${stem}-preview.${format}`) : undefined;
    return { durationSeconds, objects: [original], ...(preview && { preview }) };
  }
  const preview = cut(`${stem}.${format}`);
  if (preview) return { durationSeconds: preview.durationSeconds, objects: [preview.object] };
  if (durationSeconds > previewSeconds + toleranceSeconds) throw tooLong();
  return { durationSeconds, objects: [{ ...original, bucket: 'public' }] };
}

async function scan(file: IncomingFile, format: 'mp3' | 'wav' | 'm4a'): Promise<Recording> {
  if (format === 'wav') return scanWav(file, previewSeconds, previewBytes);
  if (format === 'm4a') return scanM4a(file, true);
  const stream = await file.stream();
  try {
    return await scanMp3(stream, previewSeconds);
  } finally {
    stream.destroy();
  }
}

async function checkAny(
  { fileName }: UploadRow,
  file: IncomingFile,
  stem: string,
): Promise<CheckedFile> {
  const { checkAnyFile } = await import('./check-any-file.ts');
  const { extension, contentType, ...facts } = await checkAnyFile(fileName, file);
  return { ...facts, objects: [{ bucket: 'private', key: `${stem}.${extension}`, contentType }] };
}

async function checkPicture(
  { kind }: UploadRow,
  file: IncomingFile,
  stem: string,
): Promise<CheckedFile> {
  const bytes = await file.read(0, file.sizeBytes);
  const pictures =
    kind === 'author-picture' ? [await drawPortrait(bytes)] : await drawCover(kind, bytes);
  const [main, ...others] = pictures.map(({ suffix, ...picture }) => ({
    bucket: 'public' as const,
    key: `${stem}${suffix}`,
    ...picture,
  }));
  return { objects: [main!, ...others] };
}

function drawCover(kind: UploadRow['kind'], bytes: Buffer) {
  const also = ({ 'article-cover': 'preview', 'podcast-artwork': 'square' } as const)[
    kind as string
  ];
  return drawPictures(bytes, also);
}

function tooLong(): RejectedFile {
  return new RejectedFile(
    `A preview may be at most ${previewSeconds} seconds long, because anyone can download it. Please upload it as MP3, which we cut to that length, or cut it yourself.`,
  );
}
