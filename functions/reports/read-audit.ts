import * as z from 'zod';
import { reportsContract } from '#shared/contracts/reports.ts';
import { readAuditPage } from '../domain/audit/audit-page.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { implement } from '../platform/implement.ts';

const defaultLimit = 50;
const position = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  after: z.string().optional(),
});

export const readAudit = implement(reportsContract.audit, async ({ q, sort, cursor, limit }) => {
  const { rows, next, searchedTo } = await readAuditPage({
    part: q?.toLowerCase() ?? '',
    limit: limit ?? defaultLimit,
    isOldestFirst: sort === 'date',
    ...(cursor && { from: readCursor(cursor, position) }),
  });
  return {
    rows,
    ...(next && { nextCursor: writeCursor(next) }),
    ...(searchedTo && { searchedTo }),
  };
});
