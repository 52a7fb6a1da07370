import { expect, it, vi } from 'vitest';
import { readFirstSteps } from '#functions/reports/read-first-steps.ts';

vi.mock('#functions/domain/catalogue/catalogue-repository.ts', () => ({
  hasPublished: () => Promise.resolve(true),
}));
vi.mock('#functions/domain/reports/can-send.ts', () => ({
  canSend: () => Promise.reject(new Error('TooManyRequestsException')),
}));
vi.mock('#functions/platform/secrets.ts', () => ({ secret: () => Promise.resolve('sk_test_1') }));

it('tells the other steps when one cannot be checked', async () => {
  const [, session, request] = [] as unknown as Parameters<typeof readFirstSteps>;
  expect(await readFirstSteps({}, session, request)).toEqual({
    steps: [
      { id: 'look', isDone: true },
      { id: 'legal', isDone: true },
      { id: 'sender', isDone: false, isUnknown: true },
      { id: 'payments', isDone: true },
      { id: 'item', isDone: true },
    ],
  });
});
