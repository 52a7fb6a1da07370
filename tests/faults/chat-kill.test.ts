import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { answerable } from '../support/chat-knowledge.ts';
import { startChatStack, type ChatStack } from '../support/chat-stack.ts';
import { everyKill } from '../support/every-kill.ts';
import { prepareChild } from '../support/run-child.ts';

let stack: ChatStack;
let sendMessage: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startChatStack();
  sendMessage = await prepareChild(
    fileURLToPath(new URL('./children/send-message.ts', import.meta.url)),
  );
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

const requestId = 'request-killed';

/** Balance and rows agree, and only held or charged credits are gone. */
async function expectSound({ id }: Session): Promise<void> {
  const { credits } = (await getMember(id))!;
  const rows = await listLedger(id);
  expect(rows.reduce((sum, row) => sum + row.credits, 0)).toBe(credits);
  const hold = await getHold({ userId: id, requestId });
  const isTaken = hold?.state === 'open' || hold?.state === 'settled';
  expect(credits).toBe(isTaken ? 4 : 5);
  expect(hold?.kept !== undefined).toBe(hold?.state === 'settled' || hold?.reason === 'no_answer');
}

describe('a function killed between any two steps of a reply', () => {
  it.each([
    { kind: 'an answer', message: answerable, cost: 1 },
    { kind: 'no answer', message: 'Quetzalcoatlus wingspan', cost: 0 },
  ])(
    'has charged for $kind once or not at all; repeated, the reply is there and charged once',
    async ({ message, cost }) => {
      const steps = await everyKill(async (killAt) => {
        const member = await stack.register();
        const variables = { USER_ID: member.id, MESSAGE: message, REQUEST_ID: requestId };
        const killed = await sendMessage(variables, killAt);
        await expectSound(member);
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 35_000 });
        const answer = await stack.ask(member, { message, requestId });
        vi.useRealTimers();
        expect(answer).toMatchObject({ cost, remainingCredits: 5 - cost });
        await expectSound(member);
        expect(await stack.ask(member, { message, requestId })).toEqual(answer);
        return killed;
      });
      expect(steps).toBeGreaterThanOrEqual(7);
    },
    180_000,
  );
});
