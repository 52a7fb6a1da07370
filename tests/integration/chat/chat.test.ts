import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLedger } from '../../../functions/core/credits/ledger.ts';
import { chatContract } from '../../../shared/contracts/chat.ts';
import { seedKnowledge } from '../../support/chat-knowledge.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await seedKnowledge(stack);
});
afterAll(() => stack.stop());

const answerable = 'How do I get porosity from a density log?';

describe('the assistant', () => {
  it('answers from the site, names its sources and takes one credit', async () => {
    const { token, id } = await stack.register();
    const answer = await stack.api(chatContract.send, { message: answerable }, { token });
    expect(answer).toMatchObject({ cost: 1, remainingCredits: 4 });
    expect(answer.sources[0]).toEqual({
      kind: 'article',
      title: 'Porosity from the Density Log',
      url: '/articles/art-porosity',
      access: 'paid',
    });
    expect(answer.reply).toContain('Density porosity needs two numbers');
    expect((await listLedger(id)).map(({ credits }) => credits).sort()).toEqual([-1, 0, 5]);
  });

  it('stops', async () => {
    const { token } = await stack.register();
    expect(await stack.api(chatContract.stop, { requestId: 'request-1' }, { token })).toEqual({
      stopped: true,
      remainingCredits: 5,
    });
    const failure = await failureOf(
      stack.api(chatContract.send, { message: answerable, requestId: 'request-1' }, { token }),
    );
    expect(failure.code).toBe('reply_stopped');
  });
});
