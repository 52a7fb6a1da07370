import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold } from '#functions/domain/credits/end-hold.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { castVote } from '#functions/domain/feedback/cast-vote.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { feedbackContract, type RatedReply, type VoteValue } from '#shared/contracts/feedback.ts';
import { creditReturns } from '#shared/constants/credit-returns.ts';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { payForReply } from '../../support/kept-reply.ts';
import { holdOne, sampleReply } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(async () => {
  vi.useRealTimers();
  await expectLedgerInOrder(stack);
});

const question = 'What does the gamma ray count?';
const { limit, days } = creditReturns;

const vote = (member: Session, requestId: string, value: VoteValue) =>
  stack.api(feedbackContract.give, { requestId, vote: value, question }, member);
const refusal = async (member: Session | undefined, requestId: string) => {
  const input = { requestId, vote: 'down', question } as const;
  return (await stack.send(feedbackContract.give, input, { token: member?.token })).status;
};
const returnsOf = async ({ id }: Session) =>
  (await listLedger(id)).filter(({ entry }) => entry.startsWith('return#'));

describe('a vote on a reply', () => {
  it('that did not help returns its credit, and the statement says so', async () => {
    const member = await stack.register();
    await payForReply(member.id, 'request-1');
    expect(await vote(member, 'request-1', 'down')).toEqual({
      vote: 'down',
      credit: 'returned',
      remainingCredits: 5,
    });
    const { rows } = await stack.api(creditsContract.statement, {}, member);
    expect(rows[0]).toMatchObject({ kind: 'unhelpful', credits: 1, balance: 5 });
    const csv = await (await stack.send(creditsContract.exportStatement, {}, member)).text();
    expect(csv).toContain('Returned: unhelpful reply');
  });

  it('that helped leaves the credit where it is', async () => {
    const member = await stack.register();
    await payForReply(member.id, 'request-1');
    expect(await vote(member, 'request-1', 'up')).toEqual({
      vote: 'up',
      credit: 'none',
      remainingCredits: 4,
    });
  });

  it('may change, but never creates a credit', async () => {
    const member = await stack.register();
    await payForReply(member.id, 'request-1');
    for (const value of ['up', 'down', 'up', 'down', 'down'] as const) {
      await vote(member, 'request-1', value);
    }
    expect((await getMember(member.id))!.credits).toBe(5);
    expect(await returnsOf(member)).toHaveLength(1);
    expect(await vote(member, 'request-1', 'up')).toMatchObject({ credit: 'returned' });
  });

  it('many times at once returns one credit', { tags: 'repeats' }, async () => {
    const member = await stack.register();
    await payForReply(member.id, 'request-1');
    const votes = repeats(25, 100);
    const responses = await Promise.all(
      Array.from({ length: votes }, () => vote(member, 'request-1', 'down')),
    );
    expect(responses.map(({ credit }) => credit)).toEqual(Array(votes).fill('returned'));
    expect(await returnsOf(member)).toHaveLength(1);
    expect((await getMember(member.id))!.credits).toBe(5);
  });

  it(
    'changed back and forth many times at once returns one credit',
    { tags: 'repeats' },
    async () => {
      const member = await stack.register();
      await payForReply(member.id, 'request-1');
      const statuses = await Promise.all(
        Array.from({ length: repeats(16, 60) }, async (_, index) => {
          const input = { requestId: 'request-1', question };
          const value = index % 2 ? ('up' as const) : ('down' as const);
          return (await stack.send(feedbackContract.give, { ...input, vote: value }, member))
            .status;
        }),
      );
      // So many changes by one member may be rate-limited, but never fail otherwise.
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect((await returnsOf(member)).length).toBeLessThanOrEqual(1);
      await vote(member, 'request-1', 'down');
      expect(await returnsOf(member)).toHaveLength(1);
    },
  );

  it('on a reply that cost nothing returns nothing', async () => {
    const member = await stack.register();
    const hold = await holdOne({ userId: member.id, requestId: 'request-1' });
    await releaseHold(hold, 'no_answer', sampleReply);
    expect(await vote(member, 'request-1', 'down')).toEqual({
      vote: 'down',
      credit: 'none',
      remainingCredits: 5,
    });
  });

  it("is refused for somebody else's reply, for one that is being written, and without a session", async () => {
    const [owner, other] = [await stack.register(), await stack.register()];
    await payForReply(owner.id, 'request-1');
    const open = await holdOne({ userId: owner.id, requestId: 'request-2' });
    expect(await refusal(other, 'request-1')).toBe(404);
    expect(await refusal(owner, 'request-2')).toBe(404);
    expect(await refusal(owner, 'request-3')).toBe(404);
    expect(await refusal(undefined, 'request-1')).toBe(401);
    await releaseHold(open, 'stopped');
    expect(await refusal(owner, 'request-2')).toBe(404);
  });
});

describe('credits returned for replies that did not help', () => {
  it('are limited per member and period, but the votes are still recorded', async () => {
    const member = await stack.register();
    await giveCredits(member.id, 10);
    for (let index = 0; index <= limit; index++) await payForReply(member.id, `request-${index}`);
    const outcomes = await Promise.all(
      Array.from({ length: limit + 1 }, (_, index) => vote(member, `request-${index}`, 'down')),
    );
    expect(outcomes.map(({ credit }) => credit).toSorted()).toEqual([
      'limit',
      ...Array<string>(limit).fill('returned'),
    ]);
    expect(await returnsOf(member)).toHaveLength(limit);
  });

  it('are counted from zero again when the period is over', async () => {
    const { id: userId } = await stack.register();
    await giveCredits(userId, 10);
    const notHelpful = async (requestId: string) => {
      await payForReply(userId, requestId);
      return (await castVote({ userId, requestId, vote: 'down', question })).credit;
    };
    for (let index = 0; index < limit; index++) await notHelpful(`request-${index}`);
    expect(await notHelpful('request-too-many')).toBe('limit');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 + 60_000 });
    expect(await notHelpful('request-later')).toBe('returned');
  });
});

describe("the administrators' list of votes", () => {
  it(
    'shows question, reply, vote and credit, the newest first, page by page',
    { tags: 'long' },
    async () => {
      const admin = await signedInAdmin();
      const member = await stack.register();
      const known = (await pages(admin, {})).length;
      for (const [index, value] of (['down', 'up', 'down'] as const).entries()) {
        await payForReply(member.id, `listed-${index}`);
        await vote(member, `listed-${index}`, value);
      }
      const all = await pages(admin, {});
      expect(all).toHaveLength(known + 3);
      // Another test votes in the future.
      const listed = ({ requestId }: { requestId: string }) => requestId.startsWith('listed-');
      const rows = all.filter(listed);
      expect(rows.map(({ requestId }) => requestId)).toEqual(['listed-2', 'listed-1', 'listed-0']);
      expect(rows[0]).toEqual({
        requestId: 'listed-2',
        question,
        reply: sampleReply.reply,
        vote: 'down',
        credit: 'returned',
        votedAt: expect.any(String) as string,
      });
      const helped = await pages(admin, { vote: 'up' });
      expect(helped.map((row) => row.vote)).toEqual(helped.map(() => 'up'));
      expect(helped.filter(listed).map(({ requestId }) => requestId)).toEqual(['listed-1']);
      expect(await pages(admin, { q: 'gamma ray' })).toHaveLength(known + 3);
      expect(await pages(admin, { q: 'cathedral' })).toEqual([]);
    },
  );

  it('is for administrators only', async () => {
    const { status } = await stack.send(feedbackContract.list, {}, await stack.register());
    expect(status).toBe(403);
  });

  it('hides an expired vote even before DynamoDB deletes it', async () => {
    const admin = await signedInAdmin();
    const { id: userId } = await stack.register();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (voteKeptDays + 1) * 86_400_000 });
    await payForReply(userId, 'long-ago');
    await castVote({ userId, requestId: 'long-ago', vote: 'up', question });
    vi.useRealTimers();
    const rows = await pages(admin, {});
    expect(rows.map(({ requestId }) => requestId)).not.toContain('long-ago');
  });
});

async function signedInAdmin(): Promise<Session> {
  const { email } = await stack.register();
  await stack.makeAdmin(email);
  return stack.login(email);
}

async function pages(admin: Session, filter: { vote?: VoteValue; q?: string }) {
  const rows: RatedReply[] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(feedbackContract.list, { ...filter, limit: 2, cursor }, admin);
    expect(page.rows.length).toBeLessThanOrEqual(2);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

const giveCredits = (id: string, credits: number) =>
  recordCredits(id, { entry: `adjust#${id}`, kind: 'adjustment', credits });
