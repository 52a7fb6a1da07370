import { downloadsContract } from '#shared/contracts/downloads.ts';
import { itemKey, itemKeyIn } from '../domain/items/item-key.ts';
import { signDownloadToken } from '../domain/downloads/download-token.ts';
import { getEntitlement } from '../domain/entitlements/entitlement-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/actor.ts';
import { implement } from '../platform/implement.ts';

export const articleToken = implement(downloadsContract.articleToken, ({ id, sessionId }, actor) =>
  grantToken(actor, itemKeyIn('articles', id), sessionId),
);

export const token = implement(downloadsContract.token, (input, actor) =>
  grantToken(actor, itemKey(input), input.sessionId),
);

/**
 * Grants a token to the buyer of an item. The session of another buyer or item is reported as not found: its existence
 * stays secret.
 */
async function grantToken(actor: Actor, item: string, sessionId: string) {
  const entitlement = await getEntitlement(actor.id, item);
  if (entitlement?.sessionId !== sessionId) throw new AppError('purchase_not_found');
  if (entitlement.state !== 'owned') throw new AppError('not_purchased');
  const signed = await signDownloadToken({ userId: actor.id, item, sessionId });
  return { token: signed, downloadToken: signed };
}
