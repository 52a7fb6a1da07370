import type { Replays } from '../store/replays.ts';
import { StripeFailure } from '../stripe-failure.ts';

export interface ApiResponse {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface KeyedRequest {
  key: string;
  /** Such as "POST /v1/refunds". */
  endpoint: string;
  fingerprint: string;
  requestId: string;
  /** Unix seconds. */
  now: number;
}

const clash = (message: string) => new StripeFailure(400, { type: 'idempotency_error', message });

/**
 * Returns the stored response for a key that was used before. Throws 400 when the key was used for another
 * call or other parameters. Looked up before validation, because parameters that were valid then may have
 * expired since.
 */
export function replayOf(replays: Replays, request: KeyedRequest): ApiResponse | undefined {
  const { key, endpoint, fingerprint, now } = request;
  if (key.length > 255) throw clash('Idempotency keys can have up to 255 characters.');
  const saved = replays.find(key, now);
  if (!saved) return undefined;
  if (saved.endpoint !== endpoint)
    throw clash(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${saved.endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  if (saved.fingerprint !== fingerprint)
    throw clash(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  return {
    status: saved.status,
    body: saved.body,
    headers: { 'idempotent-replayed': 'true', 'original-request': saved.requestId },
  };
}

/**
 * Marks the key as in use until the returned function is called. Throws Stripe's 409 when it is already in
 * use.
 */
export function occupy(inUse: Set<string>, key: string): () => void {
  if (inUse.has(key))
    throw new StripeFailure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    });
  inUse.add(key);
  return () => void inUse.delete(key);
}
