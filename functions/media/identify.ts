import { fileTypeFromBuffer } from 'file-type';
import { uploadRules } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { IncomingFile } from './incoming-file.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';

export type FileFormat = 'pdf' | 'mp3' | 'wav' | 'm4a' | 'picture';

/** Bytes to read: enough for every format but TIFF, whose directory may be at the end. */
const headBytes = 4100;
/** Our formats by the result of the package file-type, which distinguishes more variants. */
const formats: Record<string, FileFormat> = {
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'video/mp4': 'm4a',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/apng': 'picture',
  'image/webp': 'picture',
  'image/gif': 'picture',
  'image/tiff': 'picture',
  'image/avif': 'picture',
};

export const contentTypes = {
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
} as const;

/**
 * Identifies a file by its first bytes, not by its name or the browser's content type.
 * @throws RejectedFile if its kind of upload does not accept the format
 */
export async function identify(kind: UploadKind, file: IncomingFile): Promise<FileFormat> {
  const { types, wrongType } = uploadRules[kind];
  const wantsPicture = 'image/jpeg' in types;
  const head = await file.read(0, wantsPicture ? file.sizeBytes : headBytes);
  const type = await fileTypeFromBuffer(head);
  const format = formats[type?.mime ?? ''];
  const taken = format === 'picture' ? wantsPicture : wantsExtension(types, format);
  if (format && taken) return format;
  const found = type ? `is a file of type ${type.ext.toUpperCase()}` : 'is not a type that we know';
  throw new RejectedFile(`Whatever its name says, this ${found}. ${wrongType}.`);
}

function wantsExtension(types: Readonly<Record<string, string>>, format?: string): boolean {
  return Object.values(types).some((extension) => extension === format);
}
