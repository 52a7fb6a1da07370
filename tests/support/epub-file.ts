import { zipOf, type ZipEntry } from './zip-files.ts';

export interface EpubPart {
  /** The path within the folder of the package. */
  href: string;
  body?: string | Buffer;
  /** Attributes of the manifest's item and of the spine's reference. */
  item?: string;
  ref?: string;
  type?: string;
}

export interface EpubOptions {
  /** More files, or others with the same path. */
  more?: readonly ZipEntry[];
  /** After the spine. */
  guide?: string;
}

/** A page of XHTML as most programs write it. */
export function xhtml(
  body: string,
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
): string {
  return `${declaration}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>In the head</title><style>p { color: red }</style></head><body>${body}</body></html>`;
}

/** `Chapter 1` with a paragraph about it, and so on. */
export const chapterParts = (count: number): EpubPart[] =>
  Array.from({ length: count }, (_, at) => ({
    href: `c${at + 1}.xhtml`,
    body: xhtml(`<h1>Part ${at + 1}</h1><p>Words of part ${at + 1}.</p>`),
  }));

/** An EPUB with these files in its spine; a part without a body is listed, but its file is missing. */
export function epubFile(
  parts: readonly EpubPart[] = chapterParts(3),
  options: EpubOptions = {},
): Buffer {
  const type = 'application/xhtml+xml';
  const items = parts.map(
    (part, at) =>
      `<item id="i${at}" href="${part.href}" media-type="${part.type ?? type}" ${part.item ?? ''}/>`,
  );
  const refs = parts.map((part, at) => `<itemref idref="i${at}" ${part.ref ?? ''}/>`);
  const files: Record<string, string | Buffer> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OPS/book.opf': `<?xml version="1.0"?><opf:package xmlns:opf="http://www.idpf.org/2007/opf" version="3.0"><opf:metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title><dc:language>en_gb</dc:language></opf:metadata><manifest>${items.join('')}</manifest><spine>${refs.join('')}</spine>${options.guide ?? ''}</opf:package>`,
    ...Object.fromEntries(
      parts.flatMap(({ href, body }) =>
        body === undefined ? [] : [[`OPS/${decodeURIComponent(href)}`, body]],
      ),
    ),
  };
  const more = options.more ?? [];
  const own = Object.entries(files)
    .filter(([name]) => !more.some((other) => other.name === name))
    .map(([name, body]) => ({ name, body: Buffer.from(body as string) }));
  return zipOf([...own, ...more.filter(({ body }) => body?.length !== 0)]);
}

/** `META-INF/encryption.xml` for one file. */
export const encryptedWith = (algorithm: string): ZipEntry => ({
  name: 'META-INF/encryption.xml',
  body: Buffer.from(
    `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="OPS/c1.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`,
  ),
});
