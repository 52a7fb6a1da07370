import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { AppError } from '../../platform/app-error.ts';
import { secret } from '../../platform/secrets.ts';
import { getMember } from '../members/member-repository.ts';

/** decisions.md, Files: short-lived, bound to user, item and session, good again and again until it expires. */
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
 * @throws AppError `download_link_invalid` for a token that is forged, expired or for another item, and for one of an
 * account that was disabled or deleted since: a token must not outlive that.
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
