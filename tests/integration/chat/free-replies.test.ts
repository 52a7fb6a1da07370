// @module-tag long

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { feedbackContract } from '#shared/contracts/feedback.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { answerable } from '../../support/chat-knowledge.ts';
import { startChatStack, type ChatStack } from '../../support/chat-stack.ts';

vi.mock('#shared/site-config/capabilities.ts', async (original) => {
  const { capabilities } = await original<{ capabilities: Capabilities }>();
  return { capabilities: { ...capabilities, credits: false } };
});

let stack: ChatStack;
let member: Session;
beforeAll(async () => {
  stack = await startChatStack();
  member = await stack.register();
});
afterAll(() => stack.stop());

describe('a shop whose assistant is free', { timeout: 300_000 }, () => {
  it('answers members without credits', async () => {
    expect(member.credits).toBe(0);
    const { reply, cost, remainingCredits } = await stack.ask(member);
    expect(reply).toContain('[Porosity from the Density Log](/articles/art-porosity)');
    expect([cost, remainingCredits]).toEqual([0, 0]);
  });

  it('does not mention credits if it has no answer', async () => {
    const message = 'Quetzalcoatlus wingspan in the Maastrichtian?';
    const { reply } = await stack.ask(member, { message });
    expect(reply).toContain('I found nothing on this site that answers this.');
    expect(reply).not.toMatch(/credit/i);
  });

  it('writes one reply to a request that is sent many times at once', async () => {
    const asker = await stack.register();
    const requestId = 'the-same-request';
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () => stack.ask(asker, { requestId })),
    );
    const replies = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.reply] : []));
    expect(replies.length).toBeGreaterThan(0);
    expect(new Set(replies).size).toBe(1);
    const again = await stack.ask(asker, { requestId });
    expect(again.reply).toBe(replies[0]);
    const uses = (await listLedger(asker.id)).filter(({ entry }) => entry.startsWith('use#'));
    expect(uses.map(({ credits }) => Math.abs(credits))).toEqual([0]);
  });

  it('returns nothing for a reply that did not help', async () => {
    const requestId = 'not-helpful-1';
    await stack.ask(member, { requestId });
    const vote = { requestId, vote: 'down' as const, question: answerable };
    expect(await stack.api(feedbackContract.give, vote, member)).toMatchObject({ credit: 'none' });
  });

  it('sells no credits and has no balance to show', async () => {
    const headers = { authorization: `Bearer ${member.token}` };
    for (const { method, path } of [creditsContract.purchase, authContract.credits]) {
      const answer = await fetch(stack.gatewayUrl + path, { method, headers });
      expect(answer.status, path).toBe(404);
    }
  });

  it('previews the deletion of an account without credits', async () => {
    const preview = await stack.api(accountContract.previewDeletion, {}, member);
    expect(JSON.stringify(preview)).not.toMatch(/credit|fingerprint/i);
    expect(JSON.stringify(preview)).toContain('when the assistant replied');
  });
});
