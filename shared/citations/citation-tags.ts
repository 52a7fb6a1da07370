import type { CitedWork } from './cited-work.ts';

/**
 * Returns the names and contents of `citation_*` meta tags, which Google Scholar and reference managers read
 * (https://scholar.google.com/intl/en/scholar/inclusion.html#indexing).
 * @param pdfUrl absolute URL of a PDF that everybody may download
 */
export function citationTags(
  { title, author, publisher, edition, day, url, language, keywords = [] }: CitedWork,
  pdfUrl?: string,
): [name: string, content: string][] {
  const tags: [string, string | undefined][] = [
    ['citation_title', title],
    ['citation_author', author],
    ['citation_publication_date', day.replaceAll('-', '/')],
    ['citation_technical_report_institution', publisher],
    ['citation_edition', String(edition)],
    ['citation_language', language],
    ...keywords.map((keyword): [string, string] => ['citation_keywords', keyword]),
    ['citation_abstract_html_url', url],
    ['citation_pdf_url', pdfUrl],
  ];
  return tags.flatMap(([name, content]) => (content === undefined ? [] : [[name, content]]));
}
