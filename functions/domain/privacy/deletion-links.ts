import type { DeletionScope } from '#shared/contracts/privacy.ts';
import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import { keyedDigest, sameDigest } from '../signed-links/keyed-digest.ts';

/** The action of a link in an email. */
type LinkAction = 'confirm' | 'withdraw';

/**
 * Returns the reference of a request. It cannot be guessed but is derived from the input: the same input gives the same
 * request, and another email gives another one.
 */
export async function deletionReference(
  requestId: string,
  scope: DeletionScope,
  email: string,
): Promise<string> {
  const digest = await keyedDigest('deletion', `${requestId}#${scope}#${email}`);
  return digest.slice(0, 32);
}

/**
 * Returns the token in an email link for one action on one request. It is not stored, so it cannot be read from the
 * database.
 */
export function deletionToken(action: LinkAction, reference: string): Promise<string> {
  return keyedDigest(`deletion-${action}`, reference);
}

/**
 * Verifies the token of a link.
 * @throws AppError `link_invalid`
 */
export async function requireDeletionToken(
  action: LinkAction,
  { reference, token }: { reference: string; token: string },
): Promise<void> {
  if (!sameDigest(token, await deletionToken(action, reference)))
    throw new AppError('link_invalid');
}

/** Returns the URL of the page that shows a request's state; with an action, the link that performs it. */
export async function deletionPageUrl(reference: string, action?: LinkAction): Promise<string> {
  const query = new URLSearchParams({ request: reference });
  if (action) query.set(action, await deletionToken(action, reference));
  return `${env().SITE_URL}/privacy/delete-data?${query}`;
}
