import type { Archive } from '../domain/archives/archive.ts';

export interface ArchiveKind {
  extension: string;
  contentType: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Formats that are ZIP archives inside, by a file that each contains. The first match counts. */
const kinds: readonly [hasPath: RegExp, ArchiveKind][] = [
  [/^META-INF\/container\.xml$/, { extension: 'epub', contentType: 'application/epub+zip' }],
  [
    /^word\/document\.xml$/,
    { extension: 'docx', contentType: `${office}.wordprocessingml.document` },
  ],
  [
    /^xl\/workbook\.(xml|bin)$/,
    { extension: 'xlsx', contentType: `${office}.spreadsheetml.sheet` },
  ],
  [
    /^ppt\/presentation\.xml$/,
    { extension: 'pptx', contentType: `${office}.presentationml.presentation` },
  ],
  [
    /^AndroidManifest\.xml$/,
    { extension: 'apk', contentType: 'application/vnd.android.package-archive' },
  ],
  [/^META-INF\/MANIFEST\.MF$/, { extension: 'jar', contentType: 'application/java-archive' }],
];

/** The kind of an OpenDocument file is stated in a part that is not read here, so the file's extension decides. */
const openDocumentExtensions: Readonly<Record<string, string>> = {
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
};

const zip: ArchiveKind = { extension: 'zip', contentType: 'application/zip' };

/**
 * Returns the kind of file that an archive is.
 * @param given the extension of the file's name
 */
export function archiveKind({ entries }: Archive, given: string): ArchiveKind {
  const has = (path: RegExp) => entries.some((entry) => path.test(entry.path));
  const contentType = openDocumentExtensions[given];
  if (contentType && has(/^content\.xml$/) && has(/^mimetype$/)) {
    return { extension: given, contentType };
  }
  return kinds.find(([path]) => has(path))?.[1] ?? zip;
}
