import { splitName, type CitedWork } from './cited-work.ts';

/** Writes a work as CSL-JSON (https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html), a list of one. */
export function toCslJson(work: CitedWork): string {
  const { id, title, author, isCompany, publisher, edition, day, url, pages, language, keywords } =
    work;
  const name = splitName(author);
  const item = {
    id: `${id}-${edition}`,
    type: 'report',
    title,
    author: [isCompany || !name.given ? { literal: author } : name],
    publisher,
    edition: String(edition),
    issued: { 'date-parts': [day.split('-').map(Number)] },
    URL: url,
    'number-of-pages': pages?.toString(),
    language,
    abstract: work.abstract,
    keyword: keywords?.join(', '),
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}
