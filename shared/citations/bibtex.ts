import { oneLine, type CitedWork } from './cited-work.ts';

/**
 * Writes a work as a BibTeX entry. Characters with a LaTeX command are written in ASCII: old BibTeX reads the entry as
 * well as biber does.
 */
export function toBibtex(work: CitedWork): string {
  const { id, title, author, isCompany, publisher, edition, day, url, pages, language, keywords } =
    work;
  const fields: Record<string, string | undefined> = {
    // The inner braces preserve a title's capitals, and keep a company's name together.
    title: `{${escapeTex(title)}}`,
    author: isCompany ? `{${escapeTex(author)}}` : escapeTex(author),
    institution: escapeTex(publisher),
    edition: String(edition),
    year: day.slice(0, 4),
    month: String(Number(day.slice(5, 7))),
    date: day,
    pagetotal: pages?.toString(),
    language: language && escapeTex(language),
    keywords: keywords?.map(escapeTex).join(', '),
    // URLs are not unescaped by BibTeX; only characters that would end the field are encoded.
    url: url.replace(/[{}\\\s]/g, encodeURIComponent),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `  ${name} = {${value}},`,
  );
  return [`@techreport{${id}-${edition},`, ...lines, '}', ''].join('\n');
}

const specials: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  ß: '{\\ss}',
  æ: '{\\ae}',
  Æ: '{\\AE}',
  œ: '{\\oe}',
  Œ: '{\\OE}',
  ø: '{\\o}',
  Ø: '{\\O}',
  ł: '{\\l}',
  Ł: '{\\L}',
  ı: '{\\i}',
  '–': '--',
  '—': '---',
};

/** LaTeX's commands for marks above and below a letter. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0306': 'u',
  '\u0307': '.',
  '\u0308': '"',
  '\u030A': 'r',
  '\u030B': 'H',
  '\u030C': 'v',
  '\u0327': 'c',
  '\u0328': 'k',
};

/** A letter with one known mark, or a character that is special in TeX. */
const escaped = new RegExp(
  `([A-Za-z])([${Object.keys(accents).join('')}])(?!\\p{M})|[\\\\{}~^ßæÆœŒøØłŁı–—]|[&%$#_]`,
  'gu',
);

function escapeTex(text: string): string {
  return oneLine(text)
    .normalize('NFD')
    .replace(escaped, (all: string, letter?: string, mark?: string) => {
      if (letter && mark) return `{\\${accents[mark]}{${letter}}}`;
      return specials[all] ?? `\\${all}`;
    })
    .normalize('NFC');
}
