import { beforeEach, expect, it, vi } from 'vitest';
import { writeReply } from '#functions/chat/write-reply.ts';
import { releaseHold, settleHold } from '#functions/domain/credits/end-hold.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import type { Hold } from '#functions/domain/credits/hold.ts';

vi.mock('#functions/domain/credits/end-hold.ts');
vi.mock('#functions/domain/credits/hold-repository.ts');
vi.mock('#functions/domain/assistant/answer-question.ts', () => ({
  answerQuestion: async () => ({ answer: { reply: 'A reply.', sources: [] }, free: undefined }),
}));

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

const codeOfEnd = async () => {
  const asked = { userId: hold.userId, message: 'Why?', history: [] } as never;
  const { end } = await writeReply(hold, asked, { provide: vi.fn(), readsWeakMatches: false });
  return (end as { code?: string }).code;
};

beforeEach(() => void vi.mocked(settleHold).mockRejectedValue(lost));

it('says that nothing was charged once the credits are returned', async () => {
  vi.mocked(releaseHold).mockResolvedValue(true);
  expect(await codeOfEnd()).toBe('assistant_unavailable');
});

it('claims nothing about the charge if the credits cannot be returned', async () => {
  vi.mocked(releaseHold).mockRejectedValue(lost);
  expect(await codeOfEnd()).toBe('service_unavailable');
});

it('claims nothing about the charge if the hold has ended and cannot be read', async () => {
  vi.mocked(releaseHold).mockResolvedValue(false);
  vi.mocked(getHold).mockRejectedValue(lost);
  expect(await codeOfEnd()).toBe('service_unavailable');
});
