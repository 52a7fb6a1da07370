import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSendMessage } from '#functions/chat/create-send-message.ts';
import { composeAnswer } from '#functions/domain/assistant/built-in/compose-answer.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { consumeRateLimit } from '#functions/domain/rate-limits/consume-rate-limit.ts';
import type { AppError } from '#functions/platform/app-error.ts';
import { logger } from '#functions/platform/logger.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { answerable } from '../../support/chat-knowledge.ts';
import { startChatStack, type ChatStack } from '../../support/chat-stack.ts';
import { failureOf } from '../../support/failure-of.ts';
import { repeats } from '../../support/tier.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

let stack: ChatStack;
beforeAll(async () => {
  stack = await startChatStack();
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.restoreAllMocks();
  stack.useBuiltIn();
});

const send = (member: Session | undefined, input: object) =>
  stack.send(chatContract.send, input as never, { token: member?.token });

describe('a message to the assistant', () => {
  it('is answered from the site, with its sources, for one credit', async () => {
    const { token, id } = await stack.register();
    const answer = await stack.api(chatContract.send, { message: answerable }, { token });
    expect(answer).toMatchObject({ cost: 1, remainingCredits: 4 });
    expect(answer.sources[0]).toEqual({
      kind: 'article',
      title: 'Porosity from the Density Log',
      url: '/articles/art-porosity',
      access: 'paid',
    });
    expect(answer.reply).toContain('Density porosity needs two numbers that no log records');
    expect(answer.reply).toContain('[Porosity from the Density Log](/articles/art-porosity)');
    expect(answer.reply).toContain('£4.50');
    const recorded = (await listLedger(id)).map(({ credits, entry }) => [
      entry.split('#')[0],
      credits,
    ]);
    expect(recorded.toSorted()).toEqual([
      ['grant', 5],
      ['settle', 0],
      ['use', -1],
    ]);
  });

  it('costs nothing if the site has no answer, and the reply says so plainly', async () => {
    const member = await stack.register();
    const answer = await stack.ask(member, {
      message: 'Quetzalcoatlus wingspan in the Maastrichtian?',
    });
    expect(answer).toMatchObject({ cost: 0, remainingCredits: 5, sources: [] });
    expect(answer.reply).toContain('I found nothing on this site that answers this');
    expect(answer.reply).toContain('(/contact)');
    expect((await getMember(member.id))!.credits).toBe(5);
  });

  it('about free items is answered from the catalogue, with all of them and nothing else', async () => {
    const { reply, sources } = await stack.ask(await stack.register(), {
      message: 'Which papers are free to read?',
    });
    expect(reply).toContain('1 of the 2 papers here is free:');
    expect(reply).toContain('[Reading a Water Table Map](/articles/art-water-table) (free)');
    expect(reply).not.toContain('Density');
    expect(sources.map(({ url }) => url)).toEqual(['/articles/art-water-table', '/articles']);
  });

  it('is refused with 402 without a credit, and calls no model', async () => {
    const member = await stack.memberWith(0);
    const provide = vi.fn(() => Promise.resolve({}));
    stack.useAssistant({ provide });
    const response = await send(member, { message: answerable });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ code: 'out_of_credits' });
    expect(provide).not.toHaveBeenCalled();
    expect((await getMember(member.id))!.credits).toBe(0);
  });

  it.each([
    [{ message: '   \n ' }, 'message'],
    [{}, 'message'],
    [{ message: 'x'.repeat(2001) }, 'message'],
    [{ message: answerable, requestId: 'no' }, 'requestId'],
    [{ message: answerable, requestId: '../../x/y/z' }, 'requestId'],
  ])('is refused with 400 if it is invalid: %#', async (input, field) => {
    const member = await stack.register();
    const response = await send(member, input);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect((await getMember(member.id))!.credits).toBe(5);
  });

  it('may have 2,000 characters', async () => {
    const message = answerable.padEnd(2000, '.');
    expect(await stack.ask(await stack.register(), { message })).toMatchObject({ cost: 1 });
  });

  it('needs a signed-in member', async () => {
    expect((await send(undefined, { message: answerable })).status).toBe(401);
  });

  it('is refused with 429 after too many others', async () => {
    const member = await stack.register();
    const rule = siteConfig.limits.chat;
    await useUpLimit('chat', member.id, rule);
    await consumeRateLimit('chat', member.id, rule);
    const failure = await failureOf(stack.ask(member));
    expect([failure.status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(failure.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await getMember(member.id))!.credits).toBe(5);
  });

  it('is logged in one line, without any of its words', async () => {
    const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    const member = await stack.register();
    await stack.ask(member, { requestId: 'request-log' });
    await stack.ask(member, { requestId: 'request-log' });
    await stack.ask(member, { message: 'Quetzalcoatlus' });
    const lines = info.mock.calls.filter(([text]) => text === 'reply');
    expect(lines.map(([, facts]) => facts)).toMatchObject([
      { outcome: 'answered', provider: 'built-in', tokens: 0 },
      { outcome: 'repeated', provider: 'built-in', tokens: 0, passages: 0 },
      { outcome: 'no_answer', provider: 'built-in', tokens: 0, passages: 0 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/porosity|quetzal|credits this/i);
  });
});

describe('many messages at once', () => {
  it(
    'with one request id are one message, with one charge and one reply',
    { tags: 'repeats' },
    async () => {
      const member = await stack.register();
      const requestId = 'request-hundred';
      const outcomes = await Promise.allSettled(
        Array.from({ length: repeats(25, 100) }, () => stack.ask(member, { requestId })),
      );
      const replies = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const codes = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
      );
      for (const code of codes) expect(code).toBe('reply_pending');
      expect(replies.length).toBeGreaterThan(0);
      const again = await stack.ask(member, { requestId });
      expect(again).toMatchObject({ cost: 1, remainingCredits: 4 });
      for (const reply of replies) expect(reply).toEqual(again);
      expect((await getMember(member.id))!.credits).toBe(4);
      expect(await listLedger(member.id)).toHaveLength(3);
    },
  );

  it('get exactly as many replies as there are credits', { tags: 'repeats' }, async () => {
    const member = await stack.memberWith(10);
    // Bypasses the gateway, whose timeout may be too short for all of them on a busy machine.
    const send = createSendMessage({ name: 'built-in', provide: composeAnswer, replySeconds: 300 });
    const actor = { id: member.id, email: member.email, role: 'user' } as const;
    const request = { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' };
    const ask = () => send({ message: answerable }, actor, request);
    const outcomes = await Promise.allSettled(Array.from({ length: repeats(40, 200) }, ask));
    const refusals = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as AppError).code] : [],
    );
    // A busy machine refuses some requests, without a charge.
    for (const code of refusals)
      expect(code).toBeOneOf(['out_of_credits', 'assistant_unavailable']);
    let answers = outcomes.length - refusals.length;
    for (; (await getMember(member.id))!.credits > 0; answers++) await ask();
    expect(answers).toBe(10);
    await expect(ask()).rejects.toMatchObject({ code: 'out_of_credits' });
    expect((await getMember(member.id))!.credits).toBe(0);
    const rows = await listLedger(member.id);
    expect(rows.reduce((sum, { credits }) => sum + credits, 0)).toBe(0);
    expect(rows.filter(({ entry }) => entry.startsWith('settle#'))).toHaveLength(10);
  });
});
