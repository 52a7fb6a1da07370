import type { UploadKind } from '../contracts/uploads.ts';

const megabyte = 1024 * 1024;

export interface UploadRule {
  /** Content types with the usual file extension of each. */
  types: Readonly<Record<string, string>>;
  /** Present if every type is accepted: the content decides what a file is. */
  anyType?: true;
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
}

/** Formats that sharp reads; SVG can contain scripts, and HEIC needs a licence. */
const pictures = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/tiff': 'tif',
};
/** Formats that every browser and podcast client plays, and that can be checked to the last frame. */
const recordings = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/m4a': 'm4a',
};
const papers = { 'application/pdf': 'pdf' };

/** Large enough for a camera's photographs. */
const picture: UploadRule = {
  types: pictures,
  maxBytes: 5 * megabyte,
  wrongType: 'Please select an image file (JPEG, PNG, etc.)',
  tooLarge: 'Image file size must be less than 5MB',
};
const recording = (megabytes: number): UploadRule => ({
  types: recordings,
  maxBytes: megabytes * megabyte,
  wrongType: 'Please select an audio file (MP3, WAV, etc.)',
  tooLarge: `Audio file size must be less than ${megabytes}MB`,
});

const anyFile: UploadRule = {
  types: {},
  anyType: true,
  // The largest object that S3 copies in one call.
  maxBytes: 5 * 1024 * megabyte,
  wrongType: 'Please select a file',
  tooLarge: 'File size must be less than 5GB',
};

/**
 * The rules of each kind of upload, shared by forms and server; S3 enforces the size, and the media function inspects
 * the file. 100 MB is enough for a PDF with many plates.
 */
export const uploadRules: Record<UploadKind, UploadRule> = {
  'article-pdf': {
    types: papers,
    maxBytes: 100 * megabyte,
    wrongType: 'Please select a PDF file',
    tooLarge: 'PDF file size must be less than 100MB',
  },
  'article-extra': anyFile,
  'article-cover': picture,
  'product-cover': picture,
  'product-file': anyFile,
  'product-extra': anyFile,
  'podcast-artwork': picture,
  'podcast-preview': recording(50),
  'podcast-audio': recording(500),
  'author-picture': picture,
};

/** A file as a browser describes it; `type` may be empty. */
export interface OfferedFile {
  name: string;
  type: string;
  size: number;
}

/** Returns why a file is not accepted; `undefined` if it is. */
export function checkFile(kind: UploadKind, file: OfferedFile): string | undefined {
  const { maxBytes, anyType, wrongType, tooLarge } = uploadRules[kind];
  if (!anyType && !fileExtension(kind, file)) return wrongType;
  return file.size > maxBytes ? tooLarge : undefined;
}

/** Returns the `accept` attribute of a file field; none for files of any type. */
export function acceptedTypes(kind: UploadKind): string | undefined {
  const { types, anyType } = uploadRules[kind];
  if (anyType) return undefined;
  return [...Object.keys(types), ...new Set(Object.values(types).map((each) => `.${each}`))].join();
}

/** The types that browsers report for unknown files, for which the name decides. */
const nameless = ['', 'application/octet-stream'];
const canonicalExtensions: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };

/** Returns the usual extension of a file of this type, `mp3`; `undefined` if the kind does not accept it. */
export function fileExtension(
  kind: UploadKind,
  { name, type }: Pick<OfferedFile, 'name' | 'type'>,
): string | undefined {
  const { types } = uploadRules[kind];
  if (!nameless.includes(type)) {
    const known = type.toLowerCase();
    return Object.hasOwn(types, known) ? types[known] : undefined;
  }
  const given = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = canonicalExtensions[given] ?? given;
  return Object.values(types).includes(extension) ? extension : undefined;
}
