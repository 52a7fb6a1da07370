import { describe, expect, it } from 'vitest';
import { toBibtex } from '#shared/citations/bibtex.ts';
import { citationTags } from '#shared/citations/citation-tags.ts';
import type { CitedWork } from '#shared/citations/cited-work.ts';
import { toCslJson } from '#shared/citations/csl-json.ts';
import { toRis } from '#shared/citations/ris.ts';
import { dayIn } from '#shared/constants/day-in.ts';

const work: CitedWork = {
  id: 'art-porosity',
  title: 'Übersicht & {Ton}: 50 % \\ sand_stone\nin Łódź, façade',
  author: 'José María Núñez',
  isCompany: false,
  publisher: 'Outcrop Geoscience',
  edition: 2,
  day: '2026-03-04',
  url: 'https://outcrop.example/articles/a_{b}',
  pages: 12,
  language: 'en-GB',
  abstract: 'One line\r\nER  - \r\nTY  - BOOK',
};

describe('BibTeX', () => {
  it('escapes what TeX reads, writes accents as commands, and keeps braces in balance', () => {
    expect(toBibtex(work)).toBe(`@techreport{art-porosity-2,
  title = {{{\\"{U}}bersicht \\& \\{Ton\\}: 50 \\% {\\textbackslash} sand\\_stone in {\\L}{\\'{o}}d{\\'{z}}, fa{\\c{c}}ade}},
  author = {Jos{\\'{e}} Mar{\\'{i}}a N{\\'{u}}{\\~{n}}ez},
  institution = {Outcrop Geoscience},
  edition = {2},
  year = {2026},
  month = {3},
  date = {2026-03-04},
  pagetotal = {12},
  language = {en-GB},
  url = {https://outcrop.example/articles/a_%7Bb%7D},
}
`);
  });

  it('keeps a company in one piece, and letters that LaTeX has no command for', () => {
    const text = toBibtex({ ...work, author: 'Sand and Stone', isCompany: true, title: 'Ψ 岩' });
    expect(text).toContain('author = {{Sand and Stone}}');
    expect(text).toContain('title = {{Ψ 岩}}');
  });
});

describe('RIS', () => {
  it('has one field in a line with CRLF, whatever is in the texts', () => {
    expect(toRis(work)).toBe(
      [
        'TY  - RPRT',
        'TI  - Übersicht & {Ton}: 50 % \\ sand_stone in Łódź, façade',
        'AU  - Núñez, José María',
        'PB  - Outcrop Geoscience',
        'ET  - 2',
        'PY  - 2026',
        'DA  - 2026/03/04/',
        'SP  - 12',
        'LA  - en-GB',
        'AB  - One line ER - TY - BOOK',
        'UR  - https://outcrop.example/articles/a_{b}',
        'ER  - ',
        '',
      ].join('\r\n'),
    );
  });
});

describe('CSL-JSON', () => {
  it('is a list of one report', () => {
    expect(JSON.parse(toCslJson(work))).toEqual([
      {
        id: 'art-porosity-2',
        type: 'report',
        title: work.title,
        author: [{ given: 'José María', family: 'Núñez' }],
        publisher: 'Outcrop Geoscience',
        edition: '2',
        issued: { 'date-parts': [[2026, 3, 4]] },
        URL: work.url,
        'number-of-pages': '12',
        language: 'en-GB',
        abstract: work.abstract,
      },
    ]);
    const [company] = JSON.parse(toCslJson({ ...work, isCompany: true })) as [{ author: unknown }];
    expect(company.author).toEqual([{ literal: 'José María Núñez' }]);
  });
});

describe('the tags of a paper', () => {
  const keywords = ['R&D <b>', '50 % {sand}', 'Say "hi" }'];
  const tagged = { ...work, keywords };

  it('are escaped in BibTeX, and separated by commas', () => {
    const text = toBibtex(tagged);
    expect(text).toContain('  keywords = {R\\&D <b>, 50 \\% \\{sand\\}, Say "hi" \\}},\n');
    expect(toBibtex(work)).not.toContain('keywords');
  });

  it('are a line each in RIS', () => {
    const lines = toRis(tagged).split('\r\n');
    expect(lines.filter((line) => line.startsWith('KW'))).toEqual(
      keywords.map((keyword) => `KW  - ${keyword}`),
    );
    expect(toRis({ ...work, keywords: ['a\nER  - b'] })).toContain('KW  - a ER - b\r\n');
  });

  it('are one text in CSL-JSON', () => {
    expect(JSON.parse(toCslJson(tagged))).toMatchObject([{ keyword: keywords.join(', ') }]);
  });

  it('are a meta tag each', () => {
    const found = citationTags(tagged).filter(([name]) => name === 'citation_keywords');
    expect(found.map(([, content]) => content)).toEqual(keywords);
  });
});

it('names a PDF in the tags only if everyone may have it', () => {
  expect(citationTags(work)).toContainEqual(['citation_publication_date', '2026/03/04']);
  expect(citationTags(work).map(([name]) => name)).not.toContain('citation_pdf_url');
  expect(citationTags(work, '/a.pdf')).toContainEqual(['citation_pdf_url', '/a.pdf']);
});

it('dates an edition by the day of the site', () => {
  expect(dayIn('Asia/Tokyo', '2026-03-03T20:00:00.000Z')).toBe('2026-03-04');
});
