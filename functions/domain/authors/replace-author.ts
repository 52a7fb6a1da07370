import { maxFormerNames } from '#shared/contracts/authors.ts';
import { isSameName, type Author } from './author.ts';

/**
 * Replaces an author. A name that they give up becomes a former name, the oldest of which is dropped if there are too
 * many. A former name has one owner, the last who had it.
 */
export function replaceAuthor(
  authors: readonly Author[],
  before: Author,
  after: Author,
): { authors: readonly Author[]; dropped?: string } {
  if (isSameName(before.name, after.name)) {
    return { authors: authors.map((other) => (other === before ? after : other)) };
  }
  const former = [before.name, ...(before.formerNames ?? [])].filter(
    (name) => !isSameName(name, after.name),
  );
  const kept = former.slice(0, maxFormerNames);
  const renamed = { ...after, formerNames: kept };
  return {
    authors: authors.map((other) => (other === before ? renamed : without(before.name, other))),
    dropped: former[kept.length],
  };
}

function without(name: string, author: Author): Author {
  const { formerNames = [] } = author;
  const left = formerNames.filter((former) => !isSameName(former, name));
  return left.length === formerNames.length ? author : { ...author, formerNames: left };
}
