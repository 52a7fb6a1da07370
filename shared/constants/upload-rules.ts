import type { UploadKind } from '../contracts/uploads.ts';

const megabyte = 1024 * 1024;

export interface UploadRule {
  /** Content types as browsers name them, each with the usual ending of such files. */
  types: Readonly<Record<string, string>>;
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
}

/** What sharp reads; SVG is a program and no picture, and HEIC needs a licence. */
const pictures = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/tiff': 'tif',
};
/** What every browser and every podcast client plays, and what can be checked to its last frame. */
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

/** podcasts-and-pages.md, section 5. */
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

/**
 * What each kind of upload may be. Forms and server check by the same table; S3 holds the size, and the media function
 * looks into the file. The documents name no limit for a PDF: 100 MB is more than a paper with many plates needs.
 */
export const uploadRules: Record<UploadKind, UploadRule> = {
  'article-pdf': {
    types: papers,
    maxBytes: 100 * megabyte,
    wrongType: 'Please select a PDF file',
    tooLarge: 'PDF file size must be less than 100MB',
  },
  'article-cover': picture,
  'product-cover': picture,
  'product-file': {
    types: { ...papers, ...recordings },
    maxBytes: 500 * megabyte,
    wrongType: 'Please select a .pdf, .mp3, .wav or .m4a file',
    tooLarge: 'File size must be less than 500MB',
  },
  'podcast-artwork': picture,
  'podcast-preview': recording(50),
  'podcast-audio': recording(500),
};

/** A file as a browser describes it; `type` may be empty. */
export interface OfferedFile {
  name: string;
  type: string;
  size: number;
}

/** What is wrong with a file, in the words of the documents; `undefined` if it may be sent. */
export function checkFile(kind: UploadKind, file: OfferedFile): string | undefined {
  const { maxBytes, wrongType, tooLarge } = uploadRules[kind];
  if (!fileEnding(kind, file)) return wrongType;
  return file.size > maxBytes ? tooLarge : undefined;
}

/** What belongs into `accept` of a file field. */
export function acceptedTypes(kind: UploadKind): string {
  const { types } = uploadRules[kind];
  return [...Object.keys(types), ...new Set(Object.values(types).map((each) => `.${each}`))].join();
}

/** Browsers that know no type for a file say one of these; then its name decides. */
const nameless = ['', 'application/octet-stream'];
const otherEndings: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };

/** The usual ending of a file of this type, `mp3`; `undefined` if the kind does not take it. */
export function fileEnding(
  kind: UploadKind,
  { name, type }: Pick<OfferedFile, 'name' | 'type'>,
): string | undefined {
  const { types } = uploadRules[kind];
  if (!nameless.includes(type)) {
    const known = type.toLowerCase();
    return Object.hasOwn(types, known) ? types[known] : undefined;
  }
  const given = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const ending = otherEndings[given] ?? given;
  return Object.values(types).includes(ending) ? ending : undefined;
}
