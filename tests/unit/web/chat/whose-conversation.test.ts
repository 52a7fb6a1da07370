import { expect, test, vi } from 'vitest';
import { openBrowser, openTalk, other, reader, refusal, reply } from './open-chat.ts';

const empty = { entries: [], draft: '', credits: null };

test('survives a reload of the tab', async () => {
  const { chat, openChat } = await openTalk();
  chat.setDraft('Half a ques');
  const { chat: loaded } = openChat();
  expect(loaded.read()).toMatchObject({
    entries: [{ question: 'First question', reply: { reply: 'First reply' } }],
    draft: 'Half a ques',
    credits: null,
    phase: 'idle',
  });
});

test('a pending reply is requested again after a reload, with the same id', async () => {
  const { chat, openChat, clock, call } = await openTalk();
  chat.send('Second question');
  const before = await call(3);
  clock.now += 100_000;
  const loaded = openChat();
  const after = await loaded.call(1);
  expect(after.route).toBe('POST /api/chat');
  expect(after.input).toEqual(before.input);
  after.answer(reply('Second reply'));
  await loaded.idle();
  expect(loaded.chat.read().entries.at(-1)).toMatchObject({ state: 'answered' });
});

test('a reply that has been pending too long offers "Try again"', async () => {
  const { chat, openChat, clock } = await openTalk();
  chat.send('Second question');
  clock.now += 130_000;
  const loaded = openChat();
  expect(loaded.sent).toEqual([]);
  expect(loaded.chat.read().entries.at(-1)).toMatchObject({ state: 'failed' });
});

test('is deleted at sign-out, with the pending reply', async () => {
  const { chat, session, openChat, call } = await openTalk();
  chat.send('Second question');
  const asked = await call(3);
  session.end('signed-out');
  expect(chat.read()).toMatchObject({ ...empty, phase: 'idle' });
  expect(asked.signal?.aborted).toBe(true);
  expect(openChat().chat.read()).toMatchObject(empty);
  session.begin(reader);
  expect(chat.read()).toMatchObject(empty);
});

test('is not shown to the next member', async () => {
  const { chat, session, openChat } = await openTalk();
  session.begin(other);
  expect(chat.read()).toMatchObject(empty);
  expect(openChat().chat.read()).toMatchObject(empty);
});

test('is kept for its member after the session has expired', async () => {
  const { chat, session, openChat } = await openTalk();
  session.end('expired');
  chat.send('Second question');
  await expect.poll(() => chat.read().entries.at(-1)).toMatchObject({ about: 'signed-out' });
  expect(chat.read().draft).toBe('Second question');
  // A guest who opens the tab sees nothing of it.
  expect(openChat().chat.read()).toMatchObject(empty);
  session.begin(reader);
  expect(chat.read()).toMatchObject({ draft: 'Second question', entries: [{ kind: 'turn' }] });
});

test('is deleted if another member signs in after that', async () => {
  const { chat, session } = await openTalk();
  session.end('expired');
  session.begin(other);
  expect(chat.read()).toMatchObject(empty);
});

test('what a guest typed is theirs after signing in, reload or not', async () => {
  const { openChat, session } = openBrowser(null);
  const { chat, idle } = openChat();
  chat.send('What is a log?');
  await idle();
  session.begin(reader);
  expect(chat.read()).toMatchObject({ entries: [], draft: 'What is a log?', credits: null });
  expect(openChat().chat.read().draft).toBe('What is a log?');
});

test('updates the balance when the rest of the site does', async () => {
  const { chat, session } = await openTalk();
  expect(chat.read().credits).toBe(3);
  session.update({ token: 'token-1b' });
  expect(chat.read().credits).toBe(3);
  session.update({ user: { ...reader.user!, credits: 53 } });
  expect(chat.read().credits).toBe(53);
});

test('a note about missing credits goes when there are new ones, also after a reload', async () => {
  const { chat, session, openChat, call } = await openTalk();
  chat.send('Second question');
  (await call(3)).refuse(refusal('out_of_credits', 402));
  (await call(4)).answer({ credits: 0 });
  await vi.waitFor(() => expect(chat.read().entries.at(-1)).toMatchObject({ kind: 'note' }));
  const about = () => chat.read().entries.filter(({ kind }) => kind === 'note');
  expect(about()).toMatchObject([{ about: 'out-of-credits' }]);
  session.begin({ ...reader, user: { ...reader.user!, credits: 0 } });
  expect(openChat().chat.read().entries.at(-1)).toMatchObject({ about: 'out-of-credits' });
  session.begin({ ...reader, user: { ...reader.user!, credits: 20 } });
  expect(about()).toEqual([]);
  expect(
    openChat()
      .chat.read()
      .entries.filter(({ kind }) => kind === 'note'),
  ).toEqual([]);
});
