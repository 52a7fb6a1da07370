import type * as z from 'zod';
import { prepareAnswer, type PreparedAnswer } from '../../platform/prepared-answer.ts';
import type { HeldCatalogue } from './held-catalogue.ts';
import { pageOf } from './page-of.ts';

interface ListQuery {
  limit?: number;
  cursor?: string;
}

interface ListPlan<Row, Query> {
  /** Of the call, for the address of the next page. */
  path: string;
  /** Drops what the list does not show. */
  row: z.ZodType<Row>;
  readCatalogue: () => Promise<HeldCatalogue<Row>>;
  /** The rows that match, in the order asked for. */
  find: (rows: readonly Row[], query: Query) => Row[];
}

const heldAnswers = 200;

/**
 * The public list of a catalogue: an array, with the next page in a Link header and the number of matches beside it.
 * The answer of a question is made once for each state of the catalogue, with its ETag and its compressed form: 10,000
 * rows fit well below Lambda's 6 MB that way, and most calls only copy bytes.
 */
export function createHeldList<Row extends { id: string }, Query extends ListQuery>(
  plan: ListPlan<Row, Query>,
) {
  let held: { of: HeldCatalogue<Row>; answers: Map<string, PreparedAnswer> } | undefined;

  /** One page of rows that were found, as an answer that anybody may keep. */
  const prepare = (query: Query, matches: Row[]): PreparedAnswer => {
    const { rows, nextCursor } = pageOf(matches, query.limit, query.cursor);
    return prepareAnswer(
      rows.map((row) => plan.row.parse(row)),
      {
        'x-total-count': String(matches.length),
        ...(nextCursor && { link: nextLink(plan.path, query, nextCursor) }),
      },
    );
  };

  const recall = async (query: Query): Promise<PreparedAnswer> => {
    const catalogue = await plan.readCatalogue();
    if (held?.of !== catalogue) held = { of: catalogue, answers: new Map() };
    const { answers } = held;
    const key = JSON.stringify(query);
    const known = answers.get(key);
    if (known) return known;
    const made = prepare(query, plan.find(catalogue.rows, query));
    if (answers.size >= heldAnswers) answers.delete(answers.keys().next().value!);
    answers.set(key, made);
    return made;
  };

  return { prepare, recall };
}

function nextLink(path: string, query: object, cursor: string): string {
  const entries = Object.entries({ ...query, cursor }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `<${path}?${new URLSearchParams(entries)}>; rel="next"`;
}
