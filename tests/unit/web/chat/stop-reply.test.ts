import { expect, test } from 'vitest';
import { openBrowser, openTalk, refusal, reply } from './open-chat.ts';

test('a stopped reply costs nothing, and its question can be edited', async () => {
  const { chat, call, published } = await openTalk();
  chat.send('Second question');
  const asked = await call(3);
  const stopping = chat.stop();
  const stop = await call(4);
  expect(stop.route).toBe('POST /api/chat/{requestId}/stop');
  expect(stop.input).toEqual({ requestId: asked.input.requestId });
  expect(chat.read().phase).toBe('stopping');
  stop.answer({ stopped: true, remainingCredits: 3 });
  await stopping;
  expect(asked.signal?.aborted).toBe(true);
  expect(chat.read()).toMatchObject({ phase: 'idle', draft: 'Second question', credits: 3 });
  expect(chat.read().entries.at(-1)).toMatchObject({ kind: 'note', about: 'stopped' });
  expect(published.at(-1)).toBe(3);
});

test('a reply that was finished before is shown', async () => {
  const { chat, call, idle } = await openTalk();
  chat.send('Second question');
  const asked = await call(3);
  const stopping = chat.stop();
  (await call(4)).answer({ stopped: false, remainingCredits: 2 });
  await stopping;
  expect(chat.read().phase).toBe('asking');
  asked.answer(reply('Second reply', { remainingCredits: 2 }));
  await idle();
  expect(chat.read().entries.at(-1)).toMatchObject({ reply: { reply: 'Second reply' } });
});

test('is reported once, whichever response arrives first', async () => {
  const { chat, call, idle } = await openTalk();
  chat.send('Second question');
  const asked = await call(3);
  const stopping = chat.stop();
  const stop = await call(4);
  asked.refuse(refusal('reply_stopped', 409));
  await idle();
  stop.answer({ stopped: true, remainingCredits: 3 });
  await stopping;
  expect(chat.read().entries.filter(({ kind }) => kind === 'note')).toHaveLength(1);
  expect(chat.read()).toMatchObject({ draft: 'Second question', phase: 'idle' });
});

test('a stop that does not get through leaves the reply on its way', async () => {
  const { chat, call, idle, shownErrors, sent } = await openTalk();
  chat.send('Second question');
  const asked = await call(3);
  const stopping = chat.stop();
  await chat.stop();
  expect(sent).toHaveLength(4);
  (await call(4)).refuse(refusal('network', 0));
  await stopping;
  expect(shownErrors).toEqual(['We couldn’t stop the reply. It is still being written.']);
  asked.answer(reply('Second reply'));
  await idle();
  expect(chat.read().entries.at(-1)).toMatchObject({ state: 'answered' });
});

test('needs no call before anything was sent', async () => {
  const { chat, sent, call } = openBrowser().openChat();
  chat.send('First question');
  await chat.stop();
  expect(chat.read()).toMatchObject({ phase: 'idle', draft: 'First question' });
  (await call(1)).answer({ credits: 4 });
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  expect(chat.read().entries).toMatchObject([{ about: 'stopped' }]);
});
