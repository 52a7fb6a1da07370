import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { failureText } from '../../lib/api/api-error.ts';
import { intentStateFor } from '../../lib/purchase/purchase-intent.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AccountPage } from './account-page.tsx';
import { afterSignIn, rememberNext } from './destination.ts';
import { EmailField } from './email-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormNote, FormSheet } from './form-sheet.tsx';
import { signIn } from './sign-in.ts';
import { SignedIn } from './signed-in.tsx';
import { useContractForm } from './use-contract-form.ts';
import { usePageQuery } from './use-page-query.ts';

export default function LoginPage() {
  const session = useSession();
  const query = usePageQuery();
  const navigate = useNavigate();
  const [signedOutHere, setSignedOutHere] = useState(false);
  const next = afterSignIn(query);
  const form = useContractForm(authContract.login, {
    send: signIn,
    onDone() {
      void navigate(next, { replace: true, state: intentStateFor(next) });
    },
  });
  const { errors, failure } = form;

  if (session && form.status === 'idle') {
    return <SignedIn session={session} next={next} onSignOut={() => setSignedOutHere(true)} />;
  }
  return (
    <AccountPage
      title="Sign in"
      lead={
        capabilities.chat ? 'For your purchases, downloads and credits.' : 'For your purchases.'
      }
    >
      <FormSheet
        form={form}
        below={
          <>
            New here? <Link to={rememberNext('/register', query)}>Create an account</Link>
          </>
        }
      >
        <EmailField error={errors.email} focused={signedOutHere} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <FormNote>
          <Link to="/forgot-password">Forgot your password?</Link>
        </FormNote>
        <FormFailure
          failure={failure}
          title={failureText(failure, 'Login failed. Please check your credentials.')}
        />
        <Button type="submit" wide pending={form.status !== 'idle'}>
          Sign in
        </Button>
      </FormSheet>
    </AccountPage>
  );
}
