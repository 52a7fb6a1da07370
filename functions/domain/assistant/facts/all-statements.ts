import type { Passage } from '../../passages/passage.ts';
import { readStatements, type Statement } from './statements.ts';

const read = new WeakMap<readonly Passage[], Statement[]>();

/** The sentences of the pages; read at the first question, and again when the pages have been. */
export function statementsOf(pages: readonly Passage[]): Statement[] {
  const known = read.get(pages) ?? readStatements(pages);
  read.set(pages, known);
  return known;
}
