import * as z from 'zod';
import { membersContract } from '#shared/contracts/members.ts';
import { itemKey } from '../domain/items/item-key.ts';
import { listGifts as list } from '../domain/complimentary/list-gifts.ts';
import { readGivers } from '../domain/complimentary/read-givers.ts';
import { implement } from '../platform/implement.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';

const position = z.object({ after: z.string().min(1) });

export const listGifts = implement(membersContract.listGifts, async ({ cursor, ...item }) => {
  const after = cursor ? readCursor(cursor, position).after : undefined;
  const { given, next } = await list(itemKey(item), after);
  const givers = await readGivers(given.map(({ entitlement }) => entitlement));
  return {
    rows: given.map(({ userId, email, entitlement }) => {
      const { orderId, bundle, complimentary, purchasedAt } = entitlement;
      const by = givers.get(complimentary.by);
      return {
        ...{ id: userId, email, gift: orderId, reason: complimentary.reason },
        ...(bundle && { bundle }),
        ...(by && { by }),
        givenAt: purchasedAt,
      };
    }),
    ...(next && { nextCursor: writeCursor({ after: next }) }),
  };
});
