import type { StatementLine } from '#shared/contracts/credits.ts';
import { call } from '#web/src/lib/api/call.ts';
import { usePages } from '#web/src/lib/api/use-pages.ts';

const statementRoute = 'GET /api/credits/statement';
const pageLength = 20;

/** A member's credit activity, newest first, page by page; fetched again whenever the statement is opened. */
export function useStatement(memberId: string) {
  return usePages<StatementLine & { id: string }>(
    ['statement', statementRoute, memberId],
    async (cursor) => {
      const page = await call(statementRoute, { cursor, limit: pageLength });
      const rows = page.rows.map((row) => ({ ...row, id: row.entry }));
      return { data: rows, nextCursor: page.nextCursor, total: rows.length };
    },
    { revalidateOnMount: true },
  );
}
