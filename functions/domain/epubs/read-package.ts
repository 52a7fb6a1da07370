import { BadEpub } from './bad-epub.ts';
import { decodeText } from './decode-text.ts';
import type { Book } from './open-book.ts';
import { xmlElements, type XmlElement } from './xml-elements.ts';

export interface BookPackage {
  /** Files with text in reading order, without tables of contents and the like. */
  paths: string[];
  /** A language tag. */
  language?: string;
}

/** Algorithms that only obfuscate fonts; the text is not encrypted. */
const fontAlgorithms = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);
const textType = /^(application\/xhtml\+xml|text\/html|text\/x-oeb1-document)$/;
/** Types in the guide (EPUB 2) that a preview leaves out. */
const passedOver = new Set(['cover', 'title-page', 'toc', 'copyright-page', 'loi', 'lot', 'index']);

/**
 * Reads the package document of an EPUB.
 * @throws BadEpub if it is damaged, or if the text is encrypted
 * @see https://www.w3.org/TR/epub-33/
 */
export async function readPackage(book: Book): Promise<BookPackage> {
  const read = async (path: string) => xmlElements(decodeText(await book.read(path)));
  if (book.has(encryption) && isLocked(await read(encryption))) throw new BadEpub('locked');
  const container = await read('META-INF/container.xml');
  const packagePath = container.find(({ name }) => name === 'rootfile')?.attributes['full-path'];
  if (!packagePath) throw new BadEpub('broken');
  const elements = await read(packagePath);
  const language = languageTag(elements.find(({ name }) => name === 'language')?.text);
  return { paths: readingOrder(elements, packagePath), ...(language && { language }) };
}

const encryption = 'META-INF/encryption.xml';

function isLocked(elements: readonly XmlElement[]): boolean {
  const methods = elements.filter(({ name }) => name === 'EncryptionMethod');
  const count = elements.filter(({ name }) => name === 'EncryptedData').length;
  return (
    methods.length < count ||
    methods.some(({ attributes }) => !fontAlgorithms.has(attributes['Algorithm'] ?? ''))
  );
}

/** Returns the spine, without missing files. */
function readingOrder(elements: readonly XmlElement[], packagePath: string): string[] {
  const named = (wanted: string) => elements.filter(({ name }) => name === wanted);
  const items = new Map(named('item').map(({ attributes }) => [attributes['id'], attributes]));
  const itemReferences = named('itemref');
  if (itemReferences.length === 0) throw new BadEpub('broken');
  const paths = itemReferences.flatMap(({ attributes: { idref, linear } }) => {
    const item = items.get(idref);
    if (!item || linear === 'no' || !textType.test(item['media-type'] ?? '')) return [];
    if (item['properties']?.split(/\s+/).includes('nav')) return [];
    const path = pathOf(item['href'], packagePath);
    return path ? [path] : [];
  });
  const passed = new Set(
    named('reference')
      .filter(({ attributes: { type = '', href = '#' } }) => {
        // With a fragment, it is a position within another file.
        return passedOver.has(type) && !href.includes('#');
      })
      .map(({ attributes }) => pathOf(attributes['href'], packagePath)),
  );
  return [...new Set(paths)].filter((path) => !passed.has(path));
}

/** Returns the path within the archive; undefined for a resource elsewhere. */
function pathOf(href: string | undefined, packagePath: string): string | undefined {
  const base = `http://epub/${encodeURI(packagePath)}`;
  const url = href === undefined ? null : URL.parse(href, base);
  if (url?.host !== 'epub') return undefined;
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return undefined;
  }
}

function languageTag(text = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
