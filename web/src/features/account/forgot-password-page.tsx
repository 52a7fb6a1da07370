import { useState } from 'react';
import { Link } from 'react-router-dom';
import { authContract } from '#shared/contracts/auth.ts';
import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { call } from '../../lib/api/call.ts';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './email-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormSheet } from './form-sheet.tsx';
import { Outcome } from './outcome.tsx';
import { useContractForm } from './use-contract-form.ts';

const { support } = site.emails;

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  const form = useContractForm(authContract.requestPasswordReset, {
    async send(input) {
      await call(authContract.requestPasswordReset, input);
      setSentTo(input.email);
    },
  });
  const { errors, failure } = form;

  return (
    <AccountPage title="Forgot password" lead="We’ll e-mail you a link to set a new one.">
      {form.status === 'done' ? (
        <Outcome
          title="If that email exists, you’ll get reset instructions shortly."
          action={
            <>
              <Button variant="secondary" onClick={form.reopen}>
                Use another address
              </Button>
              <LinkButton variant="quiet" to="/login">
                Back to sign in
              </LinkButton>
            </>
          }
        >
          <p>
            They go to <strong>{sentTo}</strong>. Nothing there after a few minutes? Check your spam
            folder, then check the address for typos.
          </p>
          <p>
            We don’t write to addresses that have sent our mails back. If yours has and works again,
            write to <a href={`mailto:${support}`}>{support}</a>.
          </p>
        </Outcome>
      ) : (
        <FormSheet form={form} below={<Link to="/login">Back to sign in</Link>}>
          <EmailField error={errors.email} focused={sentTo !== ''} />
          <FormFailure failure={failure} title="Failed to send reset email">
            {failure?.explained && <p>{failure.message}</p>}
          </FormFailure>
          <Button type="submit" wide pending={form.status === 'pending'}>
            {form.status === 'pending' ? 'Sending …' : 'Send reset link'}
          </Button>
        </FormSheet>
      )}
    </AccountPage>
  );
}
