import { expect, test } from 'vitest';
import {
  historyBefore,
  readConversation,
  writeConversation,
  type Entry,
  type Turn,
} from '#web/src/features/chat/conversation.ts';
import { reply } from './open-chat.ts';

const turn = (number: number, more: Partial<Turn> = {}): Turn => ({
  kind: 'turn',
  requestId: `request-${number}`,
  question: `Question ${number}`,
  askedAt: 0,
  state: 'answered',
  reply: reply(`Reply ${number}`),
  ...more,
});

const note: Entry = { kind: 'note', id: 'n', about: 'stopped' };
const failed = (number: number) => turn(number, { state: 'failed', reply: undefined });

test('the history has neither notes nor questions without a reply, and ends before the question', () => {
  const entries = [turn(1), note, failed(2), turn(3), turn(4)];
  expect(historyBefore(entries, 'request-4').map(({ text }) => text)).toEqual([
    'Question 1',
    'Reply 1',
    'Question 3',
    'Reply 3',
  ]);
});

test('a long reply is cut to what the contract accepts', () => {
  const long = turn(1, { reply: reply('x'.repeat(9000)) });
  const [, bot] = historyBefore([long, failed(2)], 'request-2');
  expect(bot?.text).toHaveLength(8000);
});

test('keeps the last forty entries', () => {
  const entries = Array.from({ length: 50 }, (_, number) => turn(number));
  const kept = readConversation(writeConversation({ entries, draft: 'd' }), 0);
  expect(kept.entries).toEqual(entries.slice(10));
  expect(kept.draft).toBe('d');
});

test.each([
  undefined,
  '',
  'nonsense',
  'null',
  '[]',
  '{"entries":7}',
  '{"entries":[null]}',
  JSON.stringify({ entries: [{ kind: 'turn', question: 'Q', state: 'answered', reply: {} }] }),
  JSON.stringify({ entries: [{ kind: 'else' }], draft: 3 }),
])('nothing is read of %j', (text) => {
  expect(readConversation(text, 0)).toEqual({ entries: [], draft: '' });
});
