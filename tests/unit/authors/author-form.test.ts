import { expect, it } from 'vitest';
import { assertRoom } from '#functions/domain/authors/author-form.ts';
import { maxAuthors, maxFormerNames } from '#shared/contracts/authors.ts';
import { aboutAuthorLength, authorLength } from '#shared/contracts/item-fields.ts';

const authors = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Author ${at}`,
    line: 'They write.',
    updatedAt: '2026-11-27T09:00:00.000Z',
  }));

it('accepts as many authors as the limit allows, and no more', () => {
  expect(() => assertRoom(authors(maxAuthors - 1))).not.toThrow();
  expect(() => assertRoom(authors(maxAuthors))).toThrow(/attention/);
});

it('the largest authors fit into one row, which has at most 400 KB', () => {
  const all = authors(maxAuthors).map((author) => ({
    ...author,
    name: '字'.repeat(authorLength),
    formerNames: Array.from({ length: maxFormerNames }, () => '字'.repeat(authorLength)),
    line: '字'.repeat(aboutAuthorLength),
    pictureUrl: `/media/authors/${'x'.repeat(200)}-256.webp`,
  }));
  expect(Buffer.byteLength(JSON.stringify(all))).toBeLessThan(400_000);
});
