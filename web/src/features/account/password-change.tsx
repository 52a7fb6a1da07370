import { useState } from 'react';
import { authContract } from '../../../../shared/contracts/auth.ts';
import { Button } from '../../components/button.tsx';
import { call } from '../../lib/api/call.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FormFailure } from './form-failure.tsx';
import { Outcome } from './outcome.tsx';
import styles from './profile-page.module.css';

/** Changes the password by a link to the account's own address, so that an unattended computer is not enough. */
export function PasswordChange() {
  const email = useSession()?.user?.email;
  const [sent, setSent] = useState(false);
  const { run, pending, error } = useAction(async (to: string) => {
    await call(authContract.requestPasswordReset, { email: to });
    setSent(true);
  });

  return (
    <section className={styles.section}>
      <h2>Password</h2>
      {sent ? (
        <Outcome title="The link is on its way">
          <p>It goes to {email}. You stay signed in until you set the new password.</p>
        </Outcome>
      ) : (
        <>
          <p>
            We mail you a link that sets a new password. Using it signs you out on every device.
          </p>
          <FormFailure failure={error} title="Failed to send reset email">
            {error?.explained && <p>{error.message}</p>}
          </FormFailure>
          <Button
            variant="secondary"
            pending={pending}
            disabled={email === undefined}
            onClick={() => email !== undefined && void run(email)}
          >
            {pending ? 'Sending …' : 'Send me a reset link'}
          </Button>
        </>
      )}
    </section>
  );
}
