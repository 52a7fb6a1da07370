import { signPayload } from './sign-payload.ts';

const timeoutMs = 20_000;

export interface Endpoint {
  url: string;
  secret: string;
}

/**
 * Sends one event once. `ok` is true only for a 2xx response: Stripe counts a redirect as a failure too.
 * Signed with the machine's clock, because receivers compare the age with theirs.
 */
export async function postEvent(
  payload: string,
  { url, secret }: Endpoint,
  stop: AbortSignal,
): Promise<{ ok: boolean; outcome: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local emulator)',
        'stripe-signature': signPayload(payload, secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    });
    await response.arrayBuffer();
    return { ok: response.ok, outcome: String(response.status) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      ok: false,
      outcome: cause instanceof Error ? cause.message || cause.name : 'no response',
    };
  }
}
