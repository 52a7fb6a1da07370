import { expect } from 'vitest';
import { getMember } from '#functions/domain/members/member-repository.ts';
import {
  memberDataTables,
  readMemberData,
} from '#functions/domain/members/member-data-repository.ts';
import { putPosition } from '#functions/domain/podcasts/position-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { sampleArticles } from '#tests/support/sample-articles.ts';
import { holdOne } from '#tests/support/reply-holds.ts';
import { testPassword } from '#tests/support/test-members.ts';
import { expectOneMail, type Flow } from './flow.ts';

const { deleteAccount } = accountContract;
const { login, me } = authContract;

/** A member with data who deletes the account. */
export const leaving: Flow = {
  async prepare(visitor) {
    const { call, must, email, register } = visitor;
    const member = await register();
    const { id: userId } = member;
    await must(articlesContract.rate, { id: sampleArticles.free.id, rating: 4 }, member);
    const listenedAt = new Date().toISOString();
    await putPosition(userId, 'an-episode', { positionSeconds: 61, playbackRate: 1, listenedAt });
    await holdOne({ userId, requestId: 'a-reply-on-its-way' });
    const leave = () => call(deleteAccount, { password: testPassword }, member);
    const isGone = async () => {
      const row = await getMember(userId);
      return !row || row.deletedAt !== undefined;
    };
    return {
      steps: [
        async () => {
          const response = await leave();
          if (!(response instanceof ApiFailure)) expect(await isGone()).toBe(true);
        },
      ],
      async finish() {
        if (await isGone()) {
          expect(await call(me, {}, member)).toMatchObject({ code: 'session_expired' });
        } else {
          expect(await call(me, {}, member)).toMatchObject({ email });
          await must(deleteAccount, { password: testPassword }, member);
        }
      },
      async check(outbox) {
        expect(await getMember(userId)).toBeUndefined();
        for (const table of memberDataTables.filter((name) => name !== 'ledger')) {
          expect((await readMemberData(table, userId, 10)).rows, table).toEqual([]);
        }
        expect(await call(login, { email, password: testPassword })).toMatchObject({
          code: 'wrong_credentials',
        });
        expectOneMail(visitor, outbox, ['account-deleted', /deleted/]);
      },
    };
  },
};
