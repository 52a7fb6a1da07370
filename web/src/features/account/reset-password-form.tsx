import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { authContract } from '../../../../shared/contracts/auth.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { errorText, hasCode } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { session } from '../../lib/session/session.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from './outcome.tsx';
import { useContractForm } from './use-contract-form.ts';
import styles from './form.module.css';

/** From success to the sign-in page (podcasts-and-pages.md, section 9). */
const redirectSeconds = 2;

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useContractForm(authContract.resetPassword, {
    async send(input) {
      await call(authContract.resetPassword, input);
      // The server has ended every session of the account; the one stored here would only fail later.
      session.end('signed-out');
    },
  });
  const { errors, failure } = form;
  if (form.status === 'done') return <PasswordChanged />;

  const newLink = (
    <LinkButton variant="secondary" size="sm" to="/forgot-password">
      Request a new link
    </LinkButton>
  );
  return (
    <form {...form.formProps} className={styles.form}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} />
      <FormFailure
        failure={failure}
        title={errors.token ?? errorText(failure, 'Reset failed')}
        action={(errors.token || hasCode(failure, 'reset_link_invalid')) && newLink}
      />
      <Button type="submit" wide pending={form.status === 'pending'}>
        {form.status === 'pending' ? 'Saving …' : 'Save new password'}
      </Button>
      <p className={styles.aside}>This signs you out on every device.</p>
    </form>
  );
}

function PasswordChanged() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate('/login', { replace: true }),
      redirectSeconds * 1000,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Outcome title="Your password has been changed">
      <p>
        Taking you to <Link to="/login">sign in</Link> with the new one …
      </p>
    </Outcome>
  );
}
