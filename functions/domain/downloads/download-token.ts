import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { AppError } from '../../platform/app-error.ts';
import { secret } from '../../platform/secrets.ts';
import { getMember } from '../members/member-repository.ts';

/**
 * Long enough for slow and resumed downloads. A token is bound to member, item and session and can be used
 * repeatedly.
 */
const lifetimeSeconds = 15 * 60;
const audience = 'download';

export interface DownloadGrant {
  userId: string;
  /** `article#<id>` */
  item: string;
  sessionId: string;
}

export async function signDownloadToken(grant: DownloadGrant): Promise<string> {
  return new SignJWT({ item: grant.item, session: grant.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(grant.userId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(await signingKey());
}

/**
 * Verifies a token.
 * @throws AppError `download_link_invalid` if the token is forged, expired or for another item, or if its account has
 * been disabled or deleted
 */
export async function readDownloadToken(token: string, item: string): Promise<DownloadGrant> {
  const payload = await verified(token);
  const member = payload['item'] === item ? await getMember(payload.sub!) : undefined;
  if (!member || member.disabledAt) throw new AppError('download_link_invalid');
  return { userId: member.id, item, sessionId: payload['session'] as string };
}

async function verified(token: string): Promise<JWTPayload> {
  const key = await signingKey();
  try {
    return (await jwtVerify(token, key, { audience, algorithms: ['HS256'] })).payload;
  } catch (cause) {
    throw new AppError('download_link_invalid', { cause });
  }
}

async function signingKey(): Promise<Uint8Array> {
  return new TextEncoder().encode(await secret('SIGNING_KEY'));
}
