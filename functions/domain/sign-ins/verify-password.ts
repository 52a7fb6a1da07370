import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDisabled, isLocked, signIn } from '../members/identity.ts';
import { consumeRateLimit } from '../rate-limits/consume-rate-limit.ts';
import {
  consumeFreeAttempt,
  consumeBackoff,
  type BackoffRule,
} from '../rate-limits/consume-backoff.ts';
import { countGuess, guessesToday, manyGuesses } from './count-guesses.ts';
import { deviceDigest, isKnown } from './known-devices.ts';
import { isOutdated, passwordMatches } from './password-hash.ts';
import { dropPassword, readSignInRecord, type SignInRecord } from './sign-in-repository.ts';

/** The client that sends a password: a known device, or otherwise an IP. */
export interface Client {
  ip: string;
  device?: string;
}

export interface VerifiedPassword {
  tokens: AuthenticationResultType;
  record: SignInRecord | undefined;
  /** Whether the stored hash matches this password and has the newest version. */
  isOnRecord: boolean;
}

const { limit: free, windowSeconds: rememberedSeconds } = siteConfig.limits.wrongPasswords;
const usual = { free, rememberedSeconds, firstWaitSeconds: 1, maxWaitSeconds: 60 };
/** The rule for unknown devices while many passwords are being tried. */
const strict = { free: 1, rememberedSeconds, firstWaitSeconds: 30, maxWaitSeconds: 300 };

/**
 * Limits for wrong passwords that reach Cognito, which locks a user at the fifth, from any client, and forgets them
 * after 15 minutes: these limits are lower and last longer.
 */
const quietSeconds = 16 * 60;
const perClient = { free: 2, rememberedSeconds: quietSeconds };
const perAccount = { free: 3, rememberedSeconds: quietSeconds };

/** Cognito's lock after the wrong passwords of two such periods lasts two seconds. */
const maxLockSeconds = 3;

/**
 * Checks an account's password. Our own hash decides whether Cognito is called at all, except for a few attempts: if
 * there is no hash, or another password was set in Cognito itself. Failures slow down only their own client. An email
 * without an account behaves the same.
 * @param email in lower case
 * @throws AppError `wrong_credentials`; `too_many_requests`
 */
export async function verifyPassword(
  purpose: 'sign-in' | 'password-check',
  email: string,
  password: string,
  client: Client,
): Promise<VerifiedPassword> {
  const [record, guesses, digest] = await Promise.all([
    readSignInRecord(email),
    guessesToday(email),
    deviceDigest(email, client.device ?? ''),
  ]);
  const isKnownDevice = isKnown(record, digest);
  const name = isKnownDevice ? digest : client.ip;
  const rule: BackoffRule = isKnownDevice || guesses < manyGuesses ? usual : strict;
  const forgive = await consumeBackoff(purpose, `${name} ${email}`, rule, pleaseWait);
  const giveBack =
    purpose === 'sign-in' && !isKnownDevice
      ? await consumeRateLimit('login-address', client.ip, siteConfig.limits.login)
      : undefined;

  const isRight = await passwordMatches(password, record?.password);
  try {
    if (!isRight && !(await mayAskCognito(email, name))) throw new AppError('wrong_credentials');
    const tokens = isRight ? await signInPastLock(email, password) : await signIn(email, password);
    await Promise.all([forgive(), giveBack?.()]);
    const isOnRecord = isRight && !isOutdated(record!.password!);
    return { tokens, record, isOnRecord };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') {
      // The password was neither right nor wrong.
      await forgive();
      throw error;
    }
    // Another password was set in Cognito itself. Attempts with the old one must not use up those that Cognito allows.
    if (isRight && !isDisabled(error.cause)) await dropPassword(email, record!);
    if (!isKnownDevice) await countGuess(email);
    throw error;
  }
}

const pleaseWait = 'Too many wrong passwords were tried from here.';

async function mayAskCognito(email: string, client: string): Promise<boolean> {
  return (
    (await consumeFreeAttempt('unproved', `${client} ${email}`, perClient)) &&
    (await consumeFreeAttempt('unproved', email, perAccount))
  );
}

/** Signs in with a correct password, and waits for the end of a lock that other clients have caused. */
async function signInPastLock(email: string, password: string): Promise<AuthenticationResultType> {
  for (let seconds = 0; ; seconds++) {
    try {
      return await signIn(email, password);
    } catch (error) {
      if (!(error instanceof AppError) || !isLocked(error.cause)) throw error;
      if (seconds === maxLockSeconds) {
        throw new AppError('too_many_requests', { retryAfterSeconds: 5, cause: error });
      }
      await sleep(1000);
    }
  }
}
