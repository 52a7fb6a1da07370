import { fileTypeFromBuffer } from 'file-type';
import { BadArchive, type Archive } from '../domain/archives/archive.ts';
import { readArchive } from '../domain/archives/read-archive.ts';
import { archiveKind } from './archive-kind.ts';
import type { IncomingFile } from './incoming-file.ts';
import { refuseDisguise } from './programs.ts';
import { readPdf, type PdfFacts } from './read-pdf.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import { scanFilm } from './scan-film.ts';
import { scanM4a } from './scan-m4a.ts';
import { scanMp3 } from '../domain/recordings/scan-mp3.ts';
import { scanWav } from '../domain/recordings/scan-wav.ts';
import { textEncoding } from './text-of-file.ts';

/** The type of an arbitrary file, and the facts found in it. */
export interface AnyFile extends Partial<PdfFacts> {
  /** The extension for its key and for the name under which buyers save it. */
  extension: string;
  contentType: string;
  durationSeconds?: number;
}

const headBytes = 4100;
/**
 * Extensions of formats that are recognised by content: a file with such a name but other content is useless to a
 * buyer.
 */
const wellKnown =
  /^(pdf|epub|zip|docx|xlsx|pptx|jpe?g|png|gif|webp|avif|tiff?|mp3|wav|m4a|flac|ogg|mp4|m4v|mov|webm|mkv|7z|rar|tar|tgz|gz|parquet|sqlite|exe|dmg|apk)$/;
/** Types of text that browsers only display. Formats that may contain scripts are served as plain text. */
const textTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  json: 'application/json',
};

/**
 * Determines the type of a file from its content, and checks the content if the format is known.
 * @throws RejectedFile with the reason, for the administrator
 */
export async function checkAnyFile(fileName: string, file: IncomingFile): Promise<AnyFile> {
  const given = /\.(\w{1,16})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const type = await fileTypeFromBuffer(await file.read(0, headBytes));
  if (!type || type.ext === 'xml') return checkUnknown(given, file);
  refuseDisguise(type.ext, given);
  if (await startsAsArchive(file)) return checkArchive(given, file);
  const { ext, mime: contentType } = type;
  const plain = { extension: extensionOf(ext, given), contentType };
  switch (ext) {
    case 'pdf':
      return { ...plain, ...(await readPdf(file)) };
    case 'mp3':
      return { ...plain, ...(await readMp3(file)) };
    case 'wav':
      return { ...plain, ...onlySeconds(await scanWav(file, 0, 0)) };
    case 'm4a':
      return { extension: 'm4a', contentType: 'audio/mp4', ...(await scanM4a(file, false)) };
    case 'mp4':
    case 'm4v':
    case 'mov':
      return checkFilm(plain, file);
    default:
      return plain;
  }
}

/** Returns the extension to use: a `tar.gz` may be named `.gz` or `.tgz`. */
function extensionOf(ext: string, given: string): string {
  if (ext !== 'tar.gz') return ext.replace(/\W.*$/, '');
  return given === 'tgz' ? 'tgz' : 'gz';
}

/** Checks an MP4 or QuickTime file. One without pictures is sound, and gets another extension. */
async function checkFilm(plain: AnyFile, file: IncomingFile): Promise<AnyFile> {
  const { hasPictures, durationSeconds } = await scanFilm(file);
  if (hasPictures || plain.extension === 'mov') {
    return { ...plain, ...(durationSeconds && { durationSeconds }) };
  }
  return { extension: 'm4a', contentType: 'audio/mp4', ...(await scanM4a(file, false)) };
}

async function readMp3(file: IncomingFile) {
  const stream = await file.stream();
  try {
    return onlySeconds(await scanMp3(stream, 0));
  } finally {
    stream.destroy();
  }
}

const onlySeconds = ({ durationSeconds }: { durationSeconds: number }) => ({ durationSeconds });

async function startsAsArchive(file: IncomingFile): Promise<boolean> {
  const head = await file.read(0, 4);
  return ['504b0304', '504b0506'].includes(head.toString('hex'));
}

async function checkArchive(given: string, file: IncomingFile): Promise<AnyFile> {
  const archive = await openArchive(file);
  const kind = archiveKind(archive, given);
  refuseDisguise(kind.extension, given);
  return kind;
}

async function openArchive(file: IncomingFile): Promise<Archive> {
  try {
    return await readArchive(file);
  } catch (error) {
    throw error instanceof BadArchive ? new RejectedFile(error.message) : error;
  }
}

/** Checks a file of unknown format: text, or data for a specific program. */
async function checkUnknown(given: string, file: IncomingFile): Promise<AnyFile> {
  const encoding = await textEncoding(file);
  if (wellKnown.test(given)) {
    throw new RejectedFile(
      `The name of this file ends with .${given}, but ${encoding ? 'it is text' : 'its content is something else'}. Please upload the file that you meant, or give it the correct extension.`,
    );
  }
  if (!encoding) return { extension: given || 'bin', contentType: 'application/octet-stream' };
  const charset = encoding === 'other' ? '' : `; charset=${encoding}`;
  return {
    extension: given || 'txt',
    contentType: `${textTypes[given] ?? 'text/plain'}${charset}`,
  };
}
