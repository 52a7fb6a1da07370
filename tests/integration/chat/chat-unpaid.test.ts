import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDailyBudget } from '#functions/domain/assistant/model/daily-budget.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { startChatStack, type ChatStack } from '../../support/chat-stack.ts';
import { failureOf } from '../../support/failure-of.ts';
import { fakeReplyTokens, provideByFake, startFakeModel } from '../../support/fake-model.ts';

let stack: ChatStack;
let model: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  stack = await startChatStack();
  model = await startFakeModel();
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

describe('a model whose replies are not paid', () => {
  it('is called only up to its limit; paid replies do not count', { tags: 'long' }, async () => {
    const unpaid = { limit: 3, windowSeconds: 3600 };
    stack.useAssistant({ provide: provideByFake(model.baseUrl), unpaid });
    const member = await stack.memberWith(6);
    model.answersWith('Two densities [1].');
    for (let paid = 1; paid <= 5; paid++) {
      expect(await stack.ask(member)).toMatchObject({ cost: 1, remainingCredits: 6 - paid });
    }
    model.answersWith('NO_ANSWER');
    for (let free = 1; free <= 2; free++) {
      expect(await stack.ask(member)).toMatchObject({ cost: 0, remainingCredits: 1 });
    }
    model.responds((_, response) => response.writeHead(400).end('{"error":{}}'));
    expect((await failureOf(stack.ask(member))).code).toBe('assistant_unavailable');
    const asked = model.requests.length;
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => failureOf(stack.ask(member))),
    );
    // The member has one credit, so requests that cannot hold it are refused.
    const codes = new Set(failures.map(({ code }) => code));
    expect([...codes].filter((code) => code !== 'out_of_credits')).toEqual(['too_many_requests']);
    expect(model.requests).toHaveLength(asked);
    expect((await getMember(member.id))!.credits).toBe(1);
    expect(await stack.ask(member, { message: 'Quetzalcoatlus wingspan' })).toMatchObject({
      cost: 0,
    });
  });
});

describe("a model's day", () => {
  it('ends when its tokens are used up, for everybody and at no cost', async () => {
    const withBudget = (tokens: number) =>
      stack.useAssistant({ provide: withDailyBudget(provideByFake(model.baseUrl), tokens) });
    withBudget(2 * fakeReplyTokens);
    model.answersWith('Two densities [1].');
    const [one, other] = [await stack.memberWith(5), await stack.memberWith(4)];
    await stack.ask(one);
    expect(await stack.ask(one)).toMatchObject({ cost: 1, remainingCredits: 3 });
    const asked = model.requests.length;
    for (const member of [one, other]) {
      expect((await failureOf(stack.ask(member))).code).toBe('assistant_unavailable');
    }
    expect(model.requests).toHaveLength(asked);
    expect((await getMember(one.id))!.credits).toBe(3);
    expect((await getMember(other.id))!.credits).toBe(4);
    withBudget(2 * fakeReplyTokens + 1);
    expect(await stack.ask(other)).toMatchObject({ cost: 1 });
  });
});
