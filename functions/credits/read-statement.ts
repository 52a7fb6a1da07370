import * as z from 'zod';
import { creditsContract } from '#shared/contracts/credits.ts';
import { getMember } from '../domain/members/member-repository.ts';
import { implement } from '../platform/implement.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { listStatement } from './statement-rows.ts';

const defaultLimit = 50;
const position = z.object({ entry: z.string().min(1), createdAt: z.string().min(1) });

export const readStatement = implement(
  creditsContract.statement,
  async ({ cursor, limit = defaultLimit }, actor) => {
    const after = cursor ? readCursor(cursor, position) : undefined;
    const [member, { rows, next }] = await Promise.all([
      getMember(actor.id),
      listStatement(actor.id, limit, after),
    ]);
    return { credits: member?.credits ?? 0, rows, ...(next && { nextCursor: writeCursor(next) }) };
  },
);
