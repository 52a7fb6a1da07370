import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../platform/app-error.ts';
import { secret } from '../../platform/secrets.ts';

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

/** @throws AppError `download_link_invalid` for a token that is forged, expired or for another item. */
export async function readDownloadToken(token: string, item: string): Promise<DownloadGrant> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(), {
      audience,
      algorithms: ['HS256'],
    });
    if (payload['item'] === item) {
      return { userId: payload.sub!, item, sessionId: payload['session'] as string };
    }
  } catch (cause) {
    throw new AppError('download_link_invalid', { cause });
  }
  throw new AppError('download_link_invalid');
}

async function signingKey(): Promise<Uint8Array> {
  return new TextEncoder().encode(await secret('SIGNING_KEY'));
}
