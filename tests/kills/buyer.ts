import type { Session } from '#shared/contracts/auth.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { chatContract, type ChatReply } from '#shared/contracts/chat.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { randomFrom } from '#tools/press/sampling.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';
import type { RunningStack } from './running-stack.ts';
import { Refused, type Send } from './send-from.ts';

/** What a buyer has begun at Stripe, and what the shop has acknowledged of it. */
export interface Payment {
  sessionId: string;
  kind: 'article' | 'credits';
  resourceId: string;
  paid: boolean;
  granted: boolean;
  refunded: boolean;
}

/** A person who remembers every answer. */
export interface Buyer {
  email: string;
  ip: string;
  registered: boolean;
  payments: Payment[];
  /** Messages sent, and the replies that arrived. */
  asked: { requestId: string; reply?: ChatReply }[];
}

export interface Scene {
  stack: RunningStack;
  send: Send;
  random: ReturnType<typeof randomFrom>;
  articleIds: readonly string[];
  /** The operator, who refunds what a buyer asks for. */
  admin: Session;
  onAnswer(): void;
}

export const question = 'How do I get porosity from a density log?';

/** Registers, then buys, asks the assistant and asks for refunds until the stack is killed. */
export async function actAs(buyer: Buyer, scene: Scene): Promise<never> {
  const { send, random } = scene;
  const { email } = buyer;
  await send(authContract.register, { email, password: testPassword });
  buyer.registered = true;
  const session = await send(authContract.login, { email, password: testPassword });
  const acts = [buyArticle, buyArticle, buyCredits, ask, ask, askForRefund];
  for (;;) await acts[random.integer(0, acts.length - 1)]!(buyer, session, scene);
}

async function buyArticle(buyer: Buyer, { token }: Session, scene: Scene): Promise<void> {
  const bought = buyer.payments.map(({ resourceId }) => resourceId);
  const resourceId = scene.articleIds.find((id) => !bought.includes(id));
  if (!resourceId) return;
  const returnUrl = `${scene.stack.siteUrl}/articles/success`;
  const wanted = { resourceId, resourceType: 'article' as const, returnUrl };
  const { url } = await scene.send(purchaseContract.create, wanted, token);
  await pay(buyer, token, { kind: 'article', resourceId, url }, scene);
}

async function buyCredits(buyer: Buyer, { token }: Session, scene: Scene): Promise<void> {
  const packageId = (['small', 'medium', 'large'] as const)[scene.random.integer(0, 2)]!;
  const { url } = await scene.send(creditsContract.purchase, { packageId }, token);
  await pay(buyer, token, { kind: 'credits', resourceId: packageId, url }, scene);
}

async function pay(
  buyer: Buyer,
  token: string,
  { url, ...what }: Pick<Payment, 'kind' | 'resourceId'> & { url: string },
  { stack, send, random, onAnswer }: Scene,
): Promise<void> {
  const sessionId = sessionIdOf(url);
  const begun = buyer.payments.find((one) => one.sessionId === sessionId);
  // The shop leads a second click to the payment that it has not heard of yet.
  if (begun?.paid) return;
  const payment = begun ?? { sessionId, ...what, paid: false, granted: false, refunded: false };
  if (!begun) buyer.payments.push(payment);
  await stack.stripe.pay(sessionId, undefined, buyer.email);
  payment.paid = true;
  onAnswer();
  // Others close the page of the payment.
  if (random.uniform() < 0.3) return;
  const { resourceId } = payment;
  const { verified } = await send(purchaseContract.verify, { sessionId, resourceId }, token);
  payment.granted = verified;
}

async function ask(buyer: Buyer, { token }: Session, { send }: Scene): Promise<void> {
  const asked: Buyer['asked'][number] = { requestId: crypto.randomUUID() };
  buyer.asked.push(asked);
  const message = { message: question, requestId: asked.requestId };
  try {
    asked.reply = await send(chatContract.send, message, token);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'out_of_credits') throw error;
  }
}

async function askForRefund(buyer: Buyer, _: Session, scene: Scene): Promise<void> {
  const { stack, send, random, admin } = scene;
  const kept = buyer.payments.filter(({ granted, refunded }) => granted && !refunded);
  if (kept.length === 0) return;
  const payment = kept[random.integer(0, kept.length - 1)]!;
  const { metadata } = await stack.stripe.sdk.checkout.sessions.retrieve(payment.sessionId);
  const id = metadata!['orderId']!;
  const { refund } = await send(ordersContract.get, { id }, admin.token);
  if (!refund || refund.left === 0) return;
  const { givenBack, left: amount } = refund;
  const wanted = { id, amount, givenBack, reason: 'The buyer asked for it' };
  await send(ordersContract.refund, { ...wanted, requestId: crypto.randomUUID() }, admin.token);
  payment.refunded = true;
}
