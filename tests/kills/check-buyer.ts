import { deepEqual, equal, ok } from 'node:assert/strict';
import { authContract } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { testPassword } from '../support/test-members.ts';
import { question, type Buyer } from './buyer.ts';
import type { RunningStack } from './running-stack.ts';
import { Refused, type Send } from './send-from.ts';

/**
 * Checks that what was acknowledged to a buyer is still there, that each paid session was granted once, and that the
 * balance is the sum of the entries.
 */
export async function checkBuyer(buyer: Buyer, stack: RunningStack, send: Send): Promise<void> {
  const { email, payments, asked } = buyer;
  const session = await send(authContract.login, { email, password: testPassword }).catch(
    (error: unknown) => {
      if (!(error instanceof Refused) || buyer.registered) throw error;
      return undefined;
    },
  );
  if (!session) return;
  const { token, credits } = session;
  const purchases = await send(purchaseContract.list, {}, token);
  const { rows } = await send(creditsContract.statement, { limit: 100 }, token);
  const told = (about: string) => `${email}: ${about}`;

  let bought = 0;
  for (const { sessionId, kind, paid, refunded } of payments) {
    const { payment_status: status } = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
    if (paid) equal(status, 'paid', told(`the payment ${sessionId} is gone`));
    const granted = purchases.filter(({ id }) => id === sessionId);
    equal(granted.length, status === 'paid' ? 1 : 0, told(`grants of ${sessionId}`));
    if (status !== 'paid') continue;
    if (kind === 'credits') bought++;
    const isRefunded = (await stack.stripe.chargeOf(sessionId)).refunded;
    if (refunded) ok(isRefunded, told(`the refund of ${sessionId} is gone`));
    equal(granted[0]!.status, isRefunded ? 'refunded' : 'owned', told(`state of ${sessionId}`));
  }
  equal(purchases.length, new Set(purchases.map(({ id }) => id)).size, told('a grant twice'));

  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted);
  equal(of('sign-up').length, 1, told('entries of the registration'));
  equal(of('sign-up')[0]!.credits, siteConfig.credits.signUp, told('credits of the registration'));
  equal(of('purchase').length, bought, told('entries of bought credits'));
  const sum = rows.reduce((total, row) => total + row.credits, 0);
  equal(sum, credits, told('the sum of the entries'));
  ok(credits >= 0, told('the balance'));

  const charged = asked.filter(({ reply }) => reply && reply.cost > 0);
  const unanswered = asked.filter(({ reply }) => !reply);
  const replies = of('reply').length - of('returned').length;
  ok(replies >= charged.length, told(`${replies} charged replies of ${charged.length}`));
  ok(replies <= charged.length + unanswered.length, told(`${replies} charged replies`));
  const last = charged.at(-1);
  if (!last) return;
  const { requestId } = last;
  const again = await send(chatContract.send, { message: question, requestId }, token);
  deepEqual(again, { ...last.reply, remainingCredits: credits }, told('a reply repeated'));
}
