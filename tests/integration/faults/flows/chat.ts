import { expect } from 'vitest';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { answerable } from '#tests/support/chat-knowledge.ts';
import { readBooks } from '#tests/support/credit-books.ts';
import { tryTimes, type Flow } from './flow.ts';

const { send, stop } = chatContract;
const requestId = 'a-question';

/** A question whose sender repeats it, or stops it in every third flow. */
export const asking: Flow = {
  async prepare({ flow, register, call, must }) {
    const member = await register();
    const ask = () => call(send, { message: answerable, requestId }, member);
    const stops = flow % 3 === 0;
    let last: Awaited<ReturnType<typeof ask>>;
    return {
      steps: [
        async () => {
          [last] = await Promise.all([
            tryTimes(2, ask),
            stops && tryTimes(2, () => call(stop, { requestId }, member)),
          ]);
        },
      ],
      async finish() {
        const hold = await getHold({ userId: member.id, requestId });
        expect(hold?.state).not.toBe('open');
        const { credits } = await readBooks(member.id);
        expect(credits).toBe(hold?.state === 'settled' ? 4 : 5);
        if (!(last instanceof ApiFailure)) {
          expect(last).toMatchObject({ cost: 1, remainingCredits: 4 });
          expect(hold?.state).toBe('settled');
        } else if (/not charged/.test(last.message)) {
          expect(credits, last.message).toBe(5);
        }
        if (hold?.reason === 'stopped') return;
        const answer = await must(send, { message: answerable, requestId }, member);
        expect(answer).toMatchObject({ cost: 1, remainingCredits: 4 });
        if (!(last instanceof ApiFailure)) expect(answer.reply).toBe(last.reply);
        expect((await readBooks(member.id)).credits).toBe(4);
      },
    };
  },
};
