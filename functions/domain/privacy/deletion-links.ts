import type { DeletionScope } from '#shared/contracts/privacy.ts';
import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';

/** What a link of a mail does. */
type LinkAction = 'confirm' | 'withdraw';

/**
 * The number of a request. Nobody can guess it, yet it follows from what was sent: sent again, it is the same request,
 * and sent by another for another address, another one.
 */
export async function deletionReference(
  requestId: string,
  scope: DeletionScope,
  email: string,
): Promise<string> {
  const digest = await keyedDigest('deletion', `${requestId}#${scope}#${email}`);
  return digest.slice(0, 32);
}

/** What stands in a mail's link, for one deed on one request. Nothing of it is stored, so nothing of it can be read. */
export function deletionToken(action: LinkAction, reference: string): Promise<string> {
  return keyedDigest(`deletion-${action}`, reference);
}

/** @throws AppError `link_invalid` */
export async function requireDeletionToken(
  action: LinkAction,
  { reference, token }: { reference: string; token: string },
): Promise<void> {
  if (!sameDigest(token, await deletionToken(action, reference)))
    throw new AppError('link_invalid');
}

/** The page that shows a request's state; with a deed, the link of a mail that does it. */
export async function deletionPageUrl(reference: string, action?: LinkAction): Promise<string> {
  const query = new URLSearchParams({ request: reference });
  if (action) query.set(action, await deletionToken(action, reference));
  return `${env().SITE_URL}/privacy/delete-data?${query}`;
}
