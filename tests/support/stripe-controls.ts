import Stripe from 'stripe';
import type { Switches } from '@outcrop/emulators/stripe/switches.ts';
import { localSettings } from '#infra/local/stack-settings.ts';

/** Stripe's test card that always succeeds; others are declined, as at Stripe. */
export const goodCard = '4242424242424242';

/** What a buyer types where a session is taxed or asks for consent; others ignore it. */
const typedDetails = {
  name: 'Ada Reader',
  line1: '1 Quarry Road',
  city: 'Leeds',
  postal_code: 'LS1 1AA',
  country: 'GB',
  accepts: 'yes',
};
export type TypedDetails = Partial<typeof typedDetails & { tax_id: string }>;

/** The actions of a buyer, a bank and Stripe's dashboard on the local Stripe. */
export function createStripeControls(url: string, idle: () => Promise<void>) {
  const { hostname, port } = new URL(url);
  const sdk = new Stripe(localSettings.stripe.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  async function post(path: string, fields: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${url}/_local/stripe/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    if (response.status >= 400)
      throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async function chargeOf(sessionId: string): Promise<Stripe.Charge> {
    const session = await sdk.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge'],
    });
    const intent = session.payment_intent as Stripe.PaymentIntent;
    return intent.latest_charge as Stripe.Charge;
  }

  return {
    /** The real SDK on this server. */
    sdk,
    /** Resolves when every deliverable event has been delivered. */
    idle,
    /**
     * Types a card into the Checkout page. Returns the page's response: 303 when paid, 200 with the reason
     * when declined.
     */
    pay: (
      sessionId: string,
      card: string = goodCard,
      email = 'payer@example.test',
      details: TypedDetails = {},
    ) => post(`checkout/${sessionId}/pay`, { ...typedDetails, card, email, ...details }),
    /** Chooses a delayed method: the session completes unpaid until `settle`. */
    payLater: (sessionId: string, email = 'payer@example.test') =>
      post(`checkout/${sessionId}/pay-later`, { ...typedDetails, email }),
    settle: (sessionId: string, arrived: boolean) =>
      post(`sessions/${sessionId}/settle`, { arrived: arrived ? 'yes' : 'no' }),
    expire: (sessionId: string) => post(`sessions/${sessionId}/expire`),
    chargeOf,
    /** Refunds in full, or this amount in minor units. */
    async refund(sessionId: string, amountMinor?: number) {
      const { id } = await chargeOf(sessionId);
      return sdk.refunds.create({ charge: id, ...(amountMinor && { amount: amountMinor }) });
    },
    /** The latest refund arrives, or fails, also after it seemed to have succeeded. */
    async settleRefund(sessionId: string, arrived: boolean) {
      const { id } = await chargeOf(sessionId);
      const { data } = await sdk.refunds.list({ charge: id, limit: 1 });
      await post(`refunds/${data[0]!.id}/settle`, { arrived: arrived ? 'yes' : 'no' });
    },
    async openDispute(sessionId: string) {
      await post(`charges/${(await chargeOf(sessionId)).id}/dispute`);
    },
    async closeDispute(sessionId: string, outcome: 'won' | 'lost') {
      const { id } = await chargeOf(sessionId);
      const { data } = await sdk.disputes.list({ charge: id, limit: 1 });
      await post(`disputes/${data[0]!.id}/close`, { outcome });
    },
    async appealDispute(sessionId: string) {
      const { id } = await chargeOf(sessionId);
      const { data } = await sdk.disputes.list({ charge: id, limit: 1 });
      await post(`disputes/${data[0]!.id}/appeal`);
    },
    resendEvent: (eventId: string) => post(`events/${eventId}/send`),
    async switches(wanted: Partial<Switches>): Promise<void> {
      const response = await fetch(`${url}/_local/stripe/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

/** The session of the URL that `purchase.create` returns. */
export function sessionIdOf(checkoutUrl: string): string {
  const id = /cs_test_\w+/.exec(checkoutUrl)?.[0];
  if (!id) throw new Error(`No Checkout session in ${checkoutUrl}`);
  return id;
}
