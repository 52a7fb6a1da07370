import { expect, it, vi } from 'vitest';
import { createWriteReply } from '#functions/chat/write-reply.ts';
import type { Hold } from '#functions/domain/credits/hold.ts';

type Dependencies = Parameters<typeof createWriteReply>[0];

const hold: Hold = {
  userId: 'a-member',
  requestId: 'a-request',
  attempt: 1,
  credits: 1,
  from: [],
  state: 'open',
  createdAt: '2026-11-25T12:00:00.000Z',
  dueAt: '2026-11-25T12:00:30.000Z',
};
const lost = new Error('The answer of DynamoDB was lost.');

const answer = { reply: 'A reply.', sources: [] };
const getHold = vi.fn<Dependencies['getHold']>();
const releaseHold = vi.fn<Dependencies['releaseHold']>();
const writeReply = createWriteReply({
  answerQuestion: () => Promise.resolve({ answer, free: answer, passages: 1 }),
  getHold,
  releaseHold,
  settleHold: () => Promise.reject(lost),
});

const codeOfEnd = async () => {
  const asked = { userId: hold.userId, message: 'Why?', history: [] } as never;
  const { end } = await writeReply(hold, asked, { provide: vi.fn(), readsWeakMatches: false });
  return (end as { code?: string }).code;
};

it('says that nothing was charged once the credits are returned', async () => {
  releaseHold.mockResolvedValue(true);
  expect(await codeOfEnd()).toBe('assistant_unavailable');
});

it('claims nothing about the charge if the credits cannot be returned', async () => {
  releaseHold.mockRejectedValue(lost);
  expect(await codeOfEnd()).toBe('service_unavailable');
});

it('claims nothing about the charge if the hold has ended and cannot be read', async () => {
  releaseHold.mockResolvedValue(false);
  getHold.mockRejectedValue(lost);
  expect(await codeOfEnd()).toBe('service_unavailable');
});
