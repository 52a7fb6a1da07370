import { useState } from 'react';
import { useNavigate } from 'react-router';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '../../components/button.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { failureText } from '../../lib/api/api-error.ts';
import { intentStateFor } from '../../lib/purchase/purchase-intent.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AccountPage } from './account-page.tsx';
import { afterSignIn, rememberNext } from './destination.ts';
import { EmailField } from './email-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormNote, FormSheet } from './form-sheet.tsx';
import * as messages from './messages.ts';
import { signIn } from './sign-in.ts';
import { SignedIn } from './signed-in.tsx';
import { useForm } from './use-form.ts';
import { usePageQuery } from './use-page-query.ts';

export default function LoginPage() {
  const session = useSession();
  const query = usePageQuery();
  const navigate = useNavigate();
  const [signedOutHere, setSignedOutHere] = useState(false);
  const next = afterSignIn(query);
  const form = useForm({
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
      title={messages.signIn}
      lead={
        capabilities.credits ? messages.forYourPurchasesDownloadsAnd : messages.forYourPurchases
      }
    >
      <FormSheet
        form={form}
        below={
          <>
            {messages.newHere}{' '}
            <PageLink to={rememberNext('/register', query)}>{messages.createAnAccount}</PageLink>
          </>
        }
      >
        <EmailField error={errors.email} focused={signedOutHere} />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <FormNote>
          <PageLink to="/forgot-password">{messages.forgotYourPassword}</PageLink>
        </FormNote>
        <FormFailure
          failure={failure}
          title={failureText(failure, messages.loginFailedPleaseCheckYour)}
        />
        <Button type="submit" wide pending={form.status !== 'idle'}>
          {messages.signIn}
        </Button>
      </FormSheet>
    </AccountPage>
  );
}
