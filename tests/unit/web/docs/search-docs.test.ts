import { describe, expect, it } from 'vitest';
import { searchDocs } from '#sites/outcrop/pages/docs/search/search-docs.ts';

const entry = (text: string) => [
  { id: 'a', title: 'A', section: undefined, text, explanation: text },
];

describe('an excerpt', () => {
  it('is the complete text if that is short', () => {
    expect(searchDocs(entry('Run core from here.'), 'core')).toEqual([
      { id: 'a', title: 'A', section: undefined, excerpt: 'Run core from here.' },
    ]);
  });

  it('shows complete words around the match', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const [hit] = searchDocs(entry(text), 'needle');
    expect(hit!.excerpt).toMatch(/^… (before )+needle (after )+…$/);
    expect(hit!.excerpt.length).toBeLessThan(170);
  });
});

it('finds nothing for spaces', () => {
  expect(searchDocs(entry('Run core.'), '   ')).toEqual([]);
});
