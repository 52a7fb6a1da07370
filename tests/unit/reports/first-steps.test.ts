import { expect, it } from 'vitest';
import { createReadFirstSteps } from '#functions/reports/read-first-steps.ts';

it('reports the other steps if one cannot be checked', async () => {
  const readFirstSteps = createReadFirstSteps({
    canSend: () => Promise.reject(new Error('TooManyRequestsException')),
    hasPublished: () => Promise.resolve(true),
  });
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
