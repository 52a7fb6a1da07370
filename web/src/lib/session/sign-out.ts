import { createPart } from '../parts/create-part.ts';
import { textDrafts } from '../text-drafts.ts';
import { session } from './session.ts';

const revocation = createPart(() => import('./revoke-session.ts'));

/**
 * Ends the session at once in every tab, deletes unsaved texts, then lets the server revoke the session. A failed
 * revocation is not shown: the visitor is signed out on this device either way, and the token expires.
 */
export async function signOut(): Promise<void> {
  const refreshToken = session.read()?.refreshToken;
  textDrafts.dropAll();
  session.end('signed-out');
  if (refreshToken === undefined) return;
  revocation.want();
  const { revokeSession } = await revocation.arrived;
  await revokeSession(refreshToken);
}
