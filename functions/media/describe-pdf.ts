/** The part of pdf.js's document that is used here. */
export interface DescribedPdf {
  getOutline(): Promise<{ title: string }[] | null>;
  getMetadata(): Promise<{ info: object }>;
}

/** The most lines of an outline; enough for the chapters of a book. */
const maxLines = 60;
const maxLineLength = 200;

/** Reads the first level of a PDF's outline and its language. Damage in these does not make the PDF invalid. */
export async function describePdf(
  document: DescribedPdf,
): Promise<{ contents?: string[]; language?: string }> {
  const [outline, metadata] = await Promise.all([
    document.getOutline().catch(() => null),
    document.getMetadata().catch(() => undefined),
  ]);
  const contents = (outline ?? []).map(({ title }) => lineOf(title)).filter(Boolean);
  const language = languageOf(metadata?.info);
  return {
    ...(contents.length > 0 && { contents: contents.slice(0, maxLines) }),
    ...(language && { language }),
  };
}

const lineOf = (title: string): string =>
  title
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLineLength)
    .toWellFormed();

/** Returns the document's `Language` if it is a language tag (BCP 47). */
function languageOf(info: object | undefined): string | undefined {
  const tag: unknown = info && 'Language' in info ? info.Language : undefined;
  return typeof tag === 'string' && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) ? tag : undefined;
}
