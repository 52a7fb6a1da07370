import { existsSync, globSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { xmlElements } from '#functions/domain/epubs/xml-elements.ts';
import { globSources } from '#tests/support/glob-sources.ts';

const { levels } = JSON.parse(
  readFileSync(new URL('./requirements.json', import.meta.url), 'utf8'),
) as { levels: Record<'1' | '2', string[]> };

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => {
    const [id, words, state, why] = cells.map((cell) => cell.trim()) as [
      string,
      string,
      string,
      string,
    ];
    const files = [...why.matchAll(/`((?:tests|docs)\/[^`]+)`/g)].map(([, file]) => file!);
    return { id, words, state, why, files };
  });

it('has every requirement of levels 1 and 2 once', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...levels[1], ...levels[2]].toSorted());
  expect(rows).toHaveLength(253);
});

it('names files that exist, and at least one for every requirement that is met', () => {
  for (const { id, state, files } of rows) {
    if (state === 'met') expect(files.length, id).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file), `${id}: ${file}`).toBe(true);
  }
});

it('gives a reason for every other requirement', () => {
  for (const { id, words, state, why } of rows) {
    expect(['met', 'n/a', 'waived', 'open'], id).toContain(state);
    expect(words.length, id).toBeGreaterThan(2);
    if (state !== 'met') expect(why, id).toMatch(/\.( `[^`]+`(, `[^`]+`)*)?$/);
  }
});

it('counts its states', () => {
  const text = readFileSync('docs/asvs.md', 'utf8');
  for (const state of ['met', 'n/a', 'waived', 'open']) {
    const number = rows.filter((row) => row.state === state).length;
    expect(text).toMatch(new RegExp(`^\\| ${state} +\\| ${number} `, 'm'));
  }
});

it('links to headings that exist', () => {
  const anchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-');
  const headingsOf = (file: string) =>
    [...readFileSync(`docs/${file}`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
      anchor(text!),
    );
  const links = readFileSync('docs/asvs.md', 'utf8').matchAll(/\]\(([\w.]*)#([\w-]+)\)/g);
  for (const [link, file, heading] of links) {
    expect(headingsOf(file || 'asvs.md'), link).toContain(heading);
  }
});

it('is right that nothing disables the verification of certificates', () => {
  const sources = globSync('{functions,infra,shared}/**/*.ts');
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((file) =>
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

it('is right that regular expressions contain words of the source, and no input', () => {
  const sources = globSources('{functions,shared,web/src,sites}/**/*.{ts,tsx}');
  const made = sources.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
  // Each of these was reviewed: all parts are constants, or nouns of the site's source. Escape anything else:
  // `RegExp.escape`.
  expect(made.toSorted()).toEqual([
    'functions/domain/assistant/built-in/compose-answer.ts',
    'functions/domain/assistant/listing/read-listing-request.ts',
    'functions/domain/assistant/model/ask-model.ts',
    'functions/domain/assistant/two-questions.ts',
    'functions/domain/passages/wanted-kind.ts',
    'functions/domain/podcasts/audio-extension.ts',
    'shared/citations/bibtex.ts',
    'shared/contracts/item-fields.ts',
    'shared/contracts/products.ts',
  ]);
});

it('is right that no text is executed as code', () => {
  const sources = globSources('{functions,shared,web/src,sites}/**/*.{ts,tsx}');
  const found = sources.filter((file) =>
    /\beval\(|\bnew Function\(|node:vm|set(Timeout|Interval)\(['"`]/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

it('is right that the parsers of XML load nothing', () => {
  const outside = '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/passwd">]><a>&file;</a>';
  expect(() => new XMLParser().parse(outside)).toThrow(/External entities are not supported/);
  expect(xmlElements(outside).map(({ text }) => text)).toEqual(['&file;']);
  // Class names, and packages whose name says what they parse.
  const parser =
    /XMLParser|DOMParser|(from|import\() ?'(@?[\w/-]*(xml|html-?parser|parse5|sax|cheerio|linkedom|jsdom)[\w/-]*)'/i;
  const users = globSources('{functions,shared,web/src,sites,infra}/**/*.{ts,tsx}').filter((file) =>
    parser.test(readFileSync(file, 'utf8')),
  );
  // The only reader besides the operator's programs and the local stack: that of EPUBs in the function `previews`.
  expect(
    users
      .filter((file) => !file.startsWith('infra/local/') && !file.startsWith('infra/smoke/'))
      .toSorted(),
  ).toEqual([
    'functions/domain/epubs/read-chapter.ts',
    'functions/domain/epubs/xml-elements.ts',
    // Only writes XML.
    'functions/domain/feeds/write-feed.ts',
  ]);
});

it('is right that the signing key is used in three places', () => {
  const sources = globSync('functions/**/*.ts');
  const found = sources.filter((file) =>
    /createHmac\(|secret\('SIGNING_KEY'\)/.test(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual([
    // Only checks whether it exists.
    'functions/auth/register.ts',
    'functions/domain/downloads/download-token.ts',
    'functions/domain/sign-ins/password-hash.ts',
    'functions/domain/signed-links/keyed-digest.ts',
  ]);
});
