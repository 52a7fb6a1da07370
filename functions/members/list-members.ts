import * as z from 'zod';
import { readSort } from '#shared/contracts/list-sort.ts';
import { type MemberColumn, membersContract } from '#shared/contracts/members.ts';
import { searchWords } from '#shared/search/fold-text.ts';
import { listDirectory } from '../domain/members/directory.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { implement } from '../platform/implement.ts';

const defaultLimit = 50;
const position = z.object({
  email: z.string().min(1),
  id: z.string().min(1),
  createdAt: z.string().min(1),
});

export const listMembers = implement(
  membersContract.list,
  async ({ q = '', state, sort = 'email', cursor, limit = defaultLimit }) => {
    const after = cursor ? readCursor(cursor, position) : undefined;
    const { rows, last } = await listDirectory(
      { words: searchWords(q), state, ...readSort<MemberColumn>(sort) },
      limit,
      after,
    );
    return { rows, ...(last && { nextCursor: cursorAfter(last) }) };
  },
);

const cursorAfter = ({ email, id, createdAt }: z.output<typeof position>) =>
  writeCursor({ email, id, createdAt });
