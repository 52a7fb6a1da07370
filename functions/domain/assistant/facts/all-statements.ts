import type { Passage } from '../../passages/passage.ts';
import { readStatements, type Statement } from './statements.ts';

const read = new WeakMap<readonly Passage[], Statement[]>();

/**
 * Returns the sentences of the pages. They are read at the first question, and again when the pages have been reloaded.
 */
export function statementsOf(pages: readonly Passage[]): Statement[] {
  const known = read.get(pages) ?? readStatements(pages);
  read.set(pages, known);
  return known;
}
