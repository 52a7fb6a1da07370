import { expect, test } from 'vitest';
import type { Turn } from '#web/src/features/chat/conversation.ts';
import { openBrowser, openTalk, reader, refusal, reply } from './open-chat.ts';

test('credits are unknown until the first question, and fetched before it is sent', async () => {
  const { chat, sent, call, idle, published } = openBrowser().openChat();
  expect(chat.read().credits).toBeNull();
  chat.send('What is a log?');
  expect(chat.read().phase).toBe('credits');
  expect(sent.map(({ route }) => route)).toEqual(['GET /api/auth/credits']);
  sent[0]!.answer({ credits: 4 });
  const asked = await call(2);
  expect(asked.route).toBe('POST /api/chat');
  expect(asked.input).toEqual({
    message: 'What is a log?',
    requestId: 'request-1',
    history: [],
  });
  expect(chat.read()).toMatchObject({ phase: 'asking', credits: 4, draft: '' });
  asked.answer(reply('A record.'));
  await idle();
  expect(chat.read().credits).toBe(3);
  expect(published).toEqual([4, 3]);
  expect(chat.read().entries).toMatchObject([{ state: 'answered', reply: { reply: 'A record.' } }]);
});

test.each(['', '   ', '\n\t'])('an empty message (%j) is ignored', (text) => {
  const { chat, sent } = openBrowser().openChat();
  chat.send(text);
  expect(chat.read().entries).toEqual([]);
  expect(sent).toEqual([]);
});

test('sending is ignored while a reply is pending', async () => {
  const { chat, sent, call } = await openTalk();
  chat.send('Second question');
  await call(3);
  chat.send('Third question');
  chat.retry('request-1');
  chat.clear();
  expect(sent).toHaveLength(3);
  expect(chat.read().entries.map((turn) => (turn as Turn).question)).toEqual([
    'First question',
    'Second question',
  ]);
});

test('each message has an id of its own, and includes the six messages before it', async () => {
  const { chat, call, idle } = await openTalk();
  for (const [place, number] of ['Second', 'Third', 'Fourth', 'Fifth'].entries()) {
    chat.send(`${number} question`);
    (await call(3 + place)).answer(reply(`${number} reply`));
    await idle();
  }
  chat.send('Sixth question');
  const { input } = await call(7);
  expect(input.requestId).toBe('request-6');
  expect(input.history).toEqual(
    ['Third', 'Fourth', 'Fifth'].flatMap((number) => [
      { sender: 'user', text: `${number} question` },
      { sender: 'bot', text: `${number} reply` },
    ]),
  );
});

test.each([0, -1])('%i credits block sending, and the question goes back', async (credits) => {
  const { chat, sent, call, idle } = openBrowser().openChat();
  chat.send('What is a log?');
  (await call(1)).answer({ credits });
  await idle();
  expect(chat.read()).toMatchObject({
    entries: [{ kind: 'note', about: 'blocked' }],
    draft: 'What is a log?',
    credits,
    needsCredits: true,
  });
  // Credits were bought in the meantime: the next attempt finds out.
  chat.send(chat.read().draft);
  expect(sent).toHaveLength(2);
  sent[1]!.answer({ credits: 20 });
  expect((await call(3)).route).toBe('POST /api/chat');
  expect(chat.read().needsCredits).toBe(false);
});

test.each([refusal('internal_error', 500), refusal('network', 0)])(
  'credits that cannot be loaded count as 0 (%s)',
  async (error) => {
    const { chat, call, idle, published } = openBrowser().openChat();
    chat.send('What is a log?');
    (await call(1)).refuse(error);
    await idle();
    expect(chat.read()).toMatchObject({ credits: 0, entries: [{ about: 'blocked' }] });
    expect(published).toEqual([]);
  },
);

test('a guest is asked to sign in, without a call, and keeps the question', async () => {
  const { chat, sent, idle } = openBrowser(null).openChat();
  chat.send('What is a log?');
  await idle();
  expect(sent).toEqual([]);
  expect(chat.read()).toMatchObject({
    entries: [{ kind: 'note', about: 'signed-out' }],
    draft: 'What is a log?',
    credits: null,
  });
});

test.each([
  ['signed-out', refusal('session_expired', 401)],
  ['out-of-credits', refusal('out_of_credits', 402)],
  ['too-many', refusal('too_many_requests', 429, { retryAfterSeconds: 30 })],
  ['stopped', refusal('reply_stopped', 409)],
])('the question goes back to the field where nothing came of it (%s)', async (about, error) => {
  const { chat, call, idle } = await openTalk();
  chat.send('Second question');
  (await call(3)).refuse(error);
  await idle();
  expect(chat.read().draft).toBe('Second question');
  expect(chat.read().entries.at(-1)).toMatchObject({ kind: 'note', about });
  expect(chat.read().entries).toHaveLength(2);
  // The next attempt removes the note.
  chat.send('Second question');
  expect(chat.read().entries).toMatchObject([{ kind: 'turn' }, { kind: 'turn' }]);
});

test('says when to try again after too many questions', async () => {
  const { chat, call, idle } = await openTalk();
  chat.send('Second question');
  (await call(3)).refuse(refusal('too_many_requests', 429, { retryAfterSeconds: 30 }));
  await idle();
  expect(chat.read().entries.at(-1)).toMatchObject({
    text: 'You’ve sent a lot of questions in a short time. You can try again in 30 seconds.',
  });
});

test('a 402 links to the credits and updates the balance', async () => {
  const { chat, call, idle } = await openTalk();
  chat.send('Second question');
  (await call(3)).refuse(refusal('out_of_credits', 402));
  await idle();
  const fetched = await call(4);
  expect(fetched.route).toBe('GET /api/auth/credits');
  fetched.answer({ credits: 1 });
  await expect.poll(() => chat.read().credits).toBe(1);
  expect(chat.read().needsCredits).toBe(true);
});

test.each([
  refusal('internal_error', 500),
  refusal('assistant_unavailable', 503),
  refusal('network', 0),
  new Error('boom'),
])('any other failure (%s) keeps the question; Try again uses the same id', async (error) => {
  const { chat, call, idle } = await openTalk();
  chat.send('Second question');
  const first = await call(3);
  first.refuse(error);
  await idle();
  expect(chat.read().entries.at(-1)).toMatchObject({
    state: 'failed',
    question: 'Second question',
  });
  chat.retry(first.input.requestId!);
  const second = await call(4);
  expect(second.input).toEqual(first.input);
  second.answer(reply('Second reply', { remainingCredits: 2 }));
  await idle();
  expect(chat.read()).toMatchObject({ credits: 2, entries: [{}, { state: 'answered' }] });
});

test('"Try again" asks the server even after the last credit, which may have paid for this reply', async () => {
  const { chat, session, call, idle } = await openTalk();
  chat.send('Second question');
  const { input, refuse } = await call(3);
  refuse(refusal('network', 0));
  await idle();
  session.update({ user: { ...session.read()!.user!, credits: 0 } });
  expect(chat.read().credits).toBe(0);
  chat.retry(input.requestId!);
  const again = await call(4);
  expect(again.route).toBe('POST /api/chat');
  again.answer(reply('Second reply', { remainingCredits: 0 }));
  await idle();
  expect(chat.read().entries.at(-1)).toMatchObject({ state: 'answered' });
});

test('a reply that is being written is requested again, every 2 s for 40 s', async () => {
  const { chat, clock, call, idle, sent } = await openTalk();
  const start = clock.now;
  chat.send('Second question');
  for (let tries = 0; tries <= 20; tries++) {
    (await call(3 + tries)).refuse(refusal('reply_pending', 409));
  }
  await idle();
  expect(clock.now - start).toBe(40_000);
  expect(new Set(sent.slice(2).map(({ input }) => input.requestId))).toEqual(
    new Set(['request-2']),
  );
  expect(chat.read().entries.at(-1)).toMatchObject({ state: 'failed' });
  chat.retry('request-2');
  (await call(24)).answer(reply('Late reply'));
  await idle();
  expect(chat.read().entries.at(-1)).toMatchObject({ reply: { reply: 'Late reply' } });
});

test('where replies are free, a member without credits asks at once', async () => {
  const penniless = { ...reader, user: { ...reader.user!, credits: 0 } };
  const { chat, call, idle, published } = openBrowser(penniless, { costs: false }).openChat();
  chat.send('What is swing?');
  const asked = await call(1);
  expect(asked.route).toBe('POST /api/chat');
  asked.answer(reply('A feel.', { cost: 0, remainingCredits: 0 }));
  await idle();
  expect(chat.read()).toMatchObject({ credits: null, needsCredits: false });
  expect(published).toEqual([]);
});
