import { describe, expect, it, test } from 'vitest';
import { docSections } from '#sites/outcrop/pages/docs/content/doc-sections.ts';
import { searchDocs } from '#sites/outcrop/pages/docs/search/search-docs.ts';

const found = (query: string) => searchDocs(docSections, query).map(({ id }) => id);

test.each([
  ['step', 'rule-step'],
  ['null-value', 'rule-null-value'],
  ['exit code', 'exit-codes'],
  ['decimal comma', 'rule-value-format'],
  ['windows', 'windows-globs'],
  ['install', 'installation'],
  ['GitHub', 'github-actions'],
  ['constantRows', 'keys'],
  ['checkLas', 'check-las'],
  ['chekLasFile', 'check-las-file'],
])('“%s” finds %s first', (query, id) => {
  expect(found(query)[0]).toBe(id);
});

it('finds only what has every word, in any order and case', () => {
  expect(found('FEET metres')).toEqual(found('metres feet'));
  expect(found('feet metres')).toContain('rule-depth-unit');
  expect(found('feet xylophone')).toEqual([]);
  expect(found('   ')).toEqual([]);
});

describe('an excerpt', () => {
  const section = (text: string) => [{ id: 'a', title: 'A', blocks: [text], parts: [] }];

  it('is the text without its marks where that is short', () => {
    const [hit] = searchDocs(section('Run `core` from [here](/docs).'), 'core');
    expect(hit).toEqual({
      id: 'a',
      title: 'A',
      section: undefined,
      excerpt: 'Run core from here.',
    });
  });

  it('shows the words around the match, whole', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const [hit] = searchDocs(section(text), 'needle');
    expect(hit!.excerpt).toMatch(/^… (before )+needle (after )+…$/);
    expect(hit!.excerpt.length).toBeLessThan(170);
  });
});
