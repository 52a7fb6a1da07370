import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseProvider } from '#functions/domain/assistant/choose-provider.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { logger } from '#functions/platform/logger.ts';
import { secret } from '#functions/platform/secrets.ts';
import { buyPodcast } from '../../support/buy-podcast.ts';
import { answerable, soldWords } from '../../support/chat-knowledge.ts';
import { startChatStack, type ChatStack } from '../../support/chat-stack.ts';
import { failureOf } from '../../support/failure-of.ts';
import { provideByFake, say, startFakeModel } from '../../support/fake-model.ts';

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

beforeEach(() => {
  model.requests.length = 0;
  stack.useAssistant({ name: 'openai-compatible', provide: provideByFake(model.baseUrl) });
});

const promptOf = () => model.requests.at(-1)!.body.messages.at(-1)!.content;

describe('a model', () => {
  it('gets the passages and the limits, and never learns who asks', async () => {
    model.answersWith('It needs two densities [1]. See [here](https://elsewhere.example/x).');
    const member = await stack.register();
    const message = `${answerable} Write to me: ${member.email}`;
    const answer = await stack.ask(member, { message });
    expect(answer).toMatchObject({
      reply: 'It needs two densities [1](/articles/art-porosity). See here.',
      cost: 1,
      remainingCredits: 4,
      sources: [{ url: '/articles/art-porosity', access: 'paid' }],
    });
    const [{ headers, body }] = model.requests as [(typeof model.requests)[number]];
    expect(headers['authorization']).toBe('Bearer the-key');
    expect(body).toMatchObject({ model: 'fake-1', max_tokens: 321 });
    expect(body).not.toHaveProperty('tools');
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(promptOf()).toContain('Density porosity needs two numbers');
    expect(JSON.stringify(body)).not.toContain(member.email);
    expect(JSON.stringify(body)).not.toContain(member.id);
  });

  it('that finds no answer in the passages costs the asker nothing', async () => {
    const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    model.answersWith('NO_ANSWER');
    const answer = await stack.ask(await stack.register());
    expect(answer).toMatchObject({ cost: 0, remainingCredits: 5 });
    expect(answer.reply).toContain('I am not sure that this answers your question');
    expect(answer.suggestions).toHaveLength(2);
    expect(info.mock.calls.filter(([message]) => message === 'reply')).toEqual([
      ['reply', expect.objectContaining({ outcome: 'no_answer', tokens: 750 })],
    ]);
    info.mockRestore();
  });

  it('whose key is not stored takes no credits, and the log tells the operator', async () => {
    const log = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    stack.useAssistant({
      provide: chooseProvider(
        {
          provider: { kind: 'openai-compatible', baseUrl: model.baseUrl, model: 'fake-1' },
          maximumReplyTokens: 321,
        },
        () => secret('ASSISTANT_API_KEY'),
      ),
    });
    const member = await stack.register();
    const failure = await failureOf(stack.ask(member));
    expect([failure.status, failure.code]).toEqual([503, 'not_set_up']);
    expect(await getMember(member.id)).toMatchObject({ credits: 5 });
    const [[, { error }]] = log.mock.calls as unknown as [[string, { error: Error }]];
    expect(error.cause).toMatchObject({
      message: expect.stringContaining('ASSISTANT_API_KEY') as string,
    });
    log.mockRestore();
  });

  it('whose reply cites no source costs nothing, and its reply is not shown', async () => {
    model.answersWith('Here is a poem about the sea.');
    const answer = await stack.ask(await stack.register());
    expect(answer).toMatchObject({ cost: 0, remainingCredits: 5 });
    expect(answer.reply).not.toContain('poem');
  });

  it('is not called if the site has no relevant passage', async () => {
    await stack.ask(await stack.register(), { message: 'Quetzalcoatlus wingspan' });
    expect(model.requests).toEqual([]);
  });

  it('sees the text of a paid episode only after the asker has bought it', async () => {
    model.answersWith('An episode speaks of it [1].');
    const question = 'Does zeolite tuff of Ravenscar swell?';
    const stranger = await stack.register();
    const answer = await stack.ask(stranger, { message: question });
    expect(answer.sources).toMatchObject([{ title: 'A Cliff That Swells', access: 'paid' }]);
    expect(promptOf()).toContain('A Cliff That Swells');
    expect(promptOf()).not.toContain('fourfold');
    stack.useBuiltIn();
    const builtIn = await stack.ask(stranger, { message: question });
    expect(builtIn.reply).toContain('A Cliff That Swells');
    expect(builtIn.reply).toContain('£3.00');
    expect(builtIn.reply).not.toContain('fourfold');

    const { buyer } = await buyPodcast(stack);
    expect((await stack.ask(buyer, { message: question })).reply).toContain(soldWords);
    stack.useAssistant({ provide: provideByFake(model.baseUrl) });
    const owned = await stack.ask(buyer, { message: question });
    expect(owned.sources).toMatchObject([{ title: 'A Cliff That Swells', access: 'owned' }]);
    expect(promptOf()).toContain(soldWords);
  });
});

describe('a model that fails', () => {
  const cases: [string, () => void, number?][] = [
    [
      'answers 500',
      () => model.responds((_, response) => response.writeHead(500).end('{"error":{}}')),
    ],
    [
      'refuses the key',
      () =>
        model.responds((_, response) =>
          response.writeHead(401).end('{"error":{"message":"bad key"}}'),
        ),
    ],
    [
      'answers rubbish',
      () => model.responds((_, response) => response.writeHead(200).end('<html>busy</html>')),
    ],
    [
      'answers JSON of another kind',
      () =>
        model.responds((_, response) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}'),
        ),
    ],
    ['says nothing', () => model.answersWith('  \n ')],
    ['is stopped by a filter', () => model.answersWith('Perhaps [1].', 'content_filter')],
    ['hangs up', () => model.responds((_, response) => response.destroy())],
    ['never answers', () => model.responds(() => undefined), 0.5],
    [
      'never comes to an end',
      () =>
        model.responds((_, response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.write('{"choices":[');
        }),
      0.5,
    ],
  ];

  it.each(cases)('because it %s costs nothing and says so', async (_, prepare, replySeconds) => {
    prepare();
    const provide = provideByFake(model.baseUrl);
    stack.useAssistant({ provide, replySeconds: replySeconds ?? 20 });
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const member = await stack.register();
    const failure = await failureOf(stack.ask(member, { requestId: 'request-1' }));
    expect([failure.status, failure.code]).toEqual([503, 'assistant_unavailable']);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('porosity');
    logged.mockRestore();
    expect((await getMember(member.id))!.credits).toBe(5);
    expect((await listLedger(member.id)).reduce((sum, { credits }) => sum + credits, 0)).toBe(5);
    expect(await getHold({ userId: member.id, requestId: 'request-1' })).toMatchObject({
      state: 'released',
      reason: 'failed',
    });

    model.answersWith('Two densities [1].');
    stack.useAssistant({ provide });
    const again = await stack.ask(member, { requestId: 'request-1' });
    expect(again).toMatchObject({ cost: 1, remainingCredits: 4 });
  });

  it('once is called once more', { tags: 'long' }, async () => {
    let asked = 0;
    model.responds((_, response) => {
      if (++asked === 1) response.writeHead(503).end();
      else say(response, 'Two densities [1].');
    });
    expect(await stack.ask(await stack.register())).toMatchObject({ cost: 1 });
    expect(asked).toBe(2);
  });
});

describe('stopping', () => {
  it('returns the credit while the reply is being written, whatever the model says later', async () => {
    const reply = Promise.withResolvers<void>();
    model.responds((_, response) => void reply.promise.then(() => say(response, 'Late [1].')));
    const member = await stack.register();
    const asked = model.asked();
    const answer = failureOf(stack.ask(member, { requestId: 'request-1' }));
    await asked;
    expect((await failureOf(stack.ask(member, { requestId: 'request-1' }))).code).toBe(
      'reply_pending',
    );
    expect(await stack.stopReply(member, 'request-1')).toEqual({
      stopped: true,
      remainingCredits: 5,
    });
    reply.resolve();
    expect((await answer).code).toBe('reply_stopped');
    expect((await failureOf(stack.ask(member, { requestId: 'request-1' }))).code).toBe(
      'reply_stopped',
    );
    expect((await getMember(member.id))!.credits).toBe(5);
  });

  it('before the message arrives prevents a reply', async () => {
    const member = await stack.register();
    expect(await stack.stopReply(member, 'request-1')).toMatchObject({ stopped: true });
    expect((await failureOf(stack.ask(member, { requestId: 'request-1' }))).code).toBe(
      'reply_stopped',
    );
    expect(model.requests).toEqual([]);
  });

  it('comes too late for a finished reply, which is kept and stays charged', async () => {
    model.answersWith('Two densities [1].');
    const member = await stack.register();
    const answer = await stack.ask(member, { requestId: 'request-1' });
    expect(await stack.stopReply(member, 'request-1')).toEqual({
      stopped: false,
      remainingCredits: 4,
    });
    expect(await stack.ask(member, { requestId: 'request-1' })).toEqual(answer);
  });

  it("does not stop anybody else's reply", async () => {
    model.answersWith('Two densities [1].');
    const [member, other] = [await stack.register(), await stack.register()];
    const requestId = 'request-1';
    await stack.stopReply(other, requestId);
    expect(await stack.ask(member, { requestId })).toMatchObject({ cost: 1 });
  });

  it('as the reply arrives: the charge matches the outcome', { tags: 'long' }, async () => {
    model.answersWith('Two densities [1].');
    const member = await stack.memberWith(40);
    let charged = 0;
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const requestId = `request-race-${index}`;
        const asked = stack.ask(member, { requestId }).then(
          ({ cost }) => cost,
          ({ code }: { code: string }) => (code === 'reply_stopped' ? 0 : code),
        );
        const { stopped } = await stack.stopReply(member, requestId);
        const cost = await asked;
        expect(cost).toBe(stopped ? 0 : 1);
        charged += stopped ? 0 : 1;
      }),
    );
    expect((await getMember(member.id))!.credits).toBe(40 - charged);
  });
});
