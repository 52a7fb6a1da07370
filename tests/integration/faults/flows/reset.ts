import { expect } from 'vitest';
import { issueResetToken } from '#functions/domain/members/reset-token-repository.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { testPassword } from '#tests/support/test-members.ts';
import { tryTimes, type Flow } from './flow.ts';

const { login, me, requestPasswordReset, resetPassword } = authContract;
const newPassword = 'metamorphic-rocks';

/** A forgotten password: the request, then the link of the email. */
export const resetting: Flow = {
  async prepare(visitor) {
    const { call, must, email, stack } = visitor;
    const session = await visitor.register();
    const request = () => call(requestPasswordReset, { email });
    const signIn = (password: string) => call(login, { email, password });
    const token = async () => {
      const [mail] = await stack.mails(email);
      return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    let asked: Awaited<ReturnType<typeof request>>;
    let used: ApiFailure | { message: string };
    return {
      steps: [
        async () => {
          asked = await tryTimes(3, request);
        },
        async () => {
          if (asked instanceof ApiFailure) return;
          const given = { token: await token(), newPassword };
          expect(given.token, 'the link of the email').not.toBe('');
          used = await tryTimes(2, () => call(resetPassword, given));
        },
      ],
      async finish() {
        const [withOld, withNew] = [await signIn(testPassword), await signIn(newPassword)];
        const works = [withOld, withNew].filter((response) => !(response instanceof ApiFailure));
        expect(works).toHaveLength(1);
        if (!used || used instanceof ApiFailure) return;
        expect(withOld).toMatchObject({ code: 'wrong_credentials' });
        expect(await call(me, {}, session)).toMatchObject({ code: 'session_expired' });
      },
      async check({ queued }) {
        const mine = queued.filter(({ to }) => to === email);
        expect(mine.every(({ outcome }) => outcome === 'sent')).toBe(true);
        if (used && !(used instanceof ApiFailure)) return;
        // A failed reset can be repeated, if necessary with another link.
        await must(resetPassword, { token: await issueResetToken(session.id), newPassword });
        await must(login, { email, password: newPassword });
      },
    };
  },
};
