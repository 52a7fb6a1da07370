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
import { dropPassword, readSignInRecord, type SignInRecord } from './sign-in-record.ts';

/** Who gives a password: a device that the account knows, else an address. */
export interface Client {
  ip: string;
  device?: string;
}

export interface Proof {
  tokens: AuthenticationResultType;
  record: SignInRecord | undefined;
  /** Whether the record's hash is of this very password, and of the newest kind. */
  isOnRecord: boolean;
}

const { limit: free, windowSeconds: rememberedSeconds } = siteConfig.limits.wrongPasswords;
const usual = { free, rememberedSeconds, firstWaitSeconds: 1, longestWaitSeconds: 60 };
/** For devices that an account does not know, while many guess its password. */
const wary = { free: 1, rememberedSeconds, firstWaitSeconds: 30, longestWaitSeconds: 300 };

/**
 * Wrong passwords that reach Cognito. It locks a user out at the fifth, whoever sent them, and forgets them in 15 quiet
 * minutes; so there are fewer, and a longer quiet.
 */
const quietSeconds = 16 * 60;
const perClient = { free: 2, rememberedSeconds: quietSeconds };
const perAccount = { free: 3, rememberedSeconds: quietSeconds };

/** Cognito's lock after the wrong passwords of two such quarters of an hour is two seconds. */
const longestLockSeconds = 3;

/**
 * Lets pass who knows an account's password. Our own hash decides whether Cognito is asked at all, but for a few: where
 * there is no hash, or another password was set in Cognito itself. Failures slow down their own client alone. Everything
 * is the same for an address without an account.
 * @param email in lower case
 * @throws AppError `wrong_credentials`; `too_many_requests`
 */
export async function provePassword(
  purpose: 'sign-in' | 'password-check',
  email: string,
  password: string,
  client: Client,
): Promise<Proof> {
  const [record, guesses, digest] = await Promise.all([
    readSignInRecord(email),
    guessesToday(email),
    deviceDigest(email, client.device ?? ''),
  ]);
  const isKnownDevice = isKnown(record, digest);
  const name = isKnownDevice ? digest : client.ip;
  const rule: BackoffRule = isKnownDevice || guesses < manyGuesses ? usual : wary;
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
      // Nothing is known of the password.
      await forgive();
      throw error;
    }
    // Another password was set in Cognito itself: the old one must not wear out Cognito's patience.
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

/** The right password waits for the end of a lock that others have brought. */
async function signInPastLock(email: string, password: string): Promise<AuthenticationResultType> {
  for (let seconds = 0; ; seconds++) {
    try {
      return await signIn(email, password);
    } catch (error) {
      if (!(error instanceof AppError) || !isLocked(error.cause)) throw error;
      if (seconds === longestLockSeconds) {
        throw new AppError('too_many_requests', { retryAfterSeconds: 5, cause: error });
      }
      await sleep(1000);
    }
  }
}
