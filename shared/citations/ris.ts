import { oneLine, splitName, type CitedWork } from './cited-work.ts';

/**
 * Writes a work as a RIS record. Each line is a field: two letters, two spaces, a dash, a space, the value, and CRLF.
 */
export function toRis(work: CitedWork): string {
  const {
    title,
    author,
    isCompany,
    publisher,
    edition,
    day,
    url,
    pages,
    language,
    keywords = [],
  } = work;
  const { given, family } = splitName(author);
  const fields: [tag: string, value: string | undefined][] = [
    ['TY', 'RPRT'],
    ['TI', title],
    ['AU', isCompany || !given ? author : `${family}, ${given}`],
    ['PB', publisher],
    ['ET', String(edition)],
    ['PY', day.slice(0, 4)],
    ['DA', `${day.replaceAll('-', '/')}/`],
    ['SP', pages?.toString()],
    ['LA', language],
    ['AB', work.abstract],
    ...keywords.map((keyword): [string, string] => ['KW', keyword]),
    ['UR', url],
    ['ER', ''],
  ];
  return fields
    .flatMap(([tag, value]) => (value === undefined ? [] : `${tag}  - ${oneLine(value)}\r\n`))
    .join('');
}
