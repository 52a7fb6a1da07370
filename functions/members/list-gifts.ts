import * as z from 'zod';
import type { membersContract } from '#shared/contracts/members.ts';
import { itemKey } from '../domain/items/item-key.ts';
import { listGifts as list } from '../domain/complimentary/list-gifts.ts';
import { readGivers } from '../domain/complimentary/read-givers.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';

const position = z.object({ after: z.string().min(1) });

export const listGifts: UseCase<typeof membersContract.listGifts> = async ({ cursor, ...item }) => {
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
};
