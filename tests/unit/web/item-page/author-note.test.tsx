import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AuthorNote } from '#web/src/components/item-page/author-note.tsx';

vi.mock('#shared/site-words/item.ts', () => ({
  itemWords: {
    authors: {
      'Outcrop Editorial': { line: 'They edit.', picture: 'editorial.svg' },
      'Ada King Lovelace': { line: 'She counts.' },
      Émile: { line: 'He draws.', picture: 'nowhere.jpg' },
    },
  },
}));

const note = (author?: string, desk?: { line: string; pictureUrl?: string }) =>
  renderToStaticMarkup(<AuthorNote author={author} note={desk} />);

it('shows the picture of an author, whose name is the heading', () => {
  const html = note('Outcrop Editorial');
  expect(html).toMatch(
    /<h2>Outcrop Editorial<\/h2>.*<img src="[^"]+editorial[^"]*\.svg[^"]*" alt=""/s,
  );
  expect(html).toContain('<p>They edit.</p>');
});

it.each([
  ['Ada King Lovelace', 'AL'],
  ['Émile', 'É'],
])('shows the initials of %s, who has none', (author, initials) => {
  expect(note(author)).toMatch(new RegExp(`<span aria-hidden="true"[^>]*>${initials}</span>`));
});

it.each(['A guest', 'constructor', undefined])(
  'shows nothing for %s, of whom the site says nothing',
  (author) => expect(note(author)).toBe(''),
);

it('prefers the note of the seller, also for authors whom the site does not know', () => {
  const picture = '/media/authors/a/1-256.webp';
  const html = note('Outcrop Editorial', { line: 'They <b>decide</b>.', pictureUrl: picture });
  expect(html).toContain(`<img src="${picture}" alt=""`);
  expect(html).toContain('<p>They &lt;b&gt;decide&lt;/b&gt;.</p>');
  expect(html).not.toContain('They edit.');
  expect(note('A guest', { line: 'A friend.' })).toMatch(/>AG<.*<p>A friend\.<\/p>/s);
});
