import { useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { failureText, hasCode } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { intentStateFor } from '../../lib/purchase/purchase-intent.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AccountPage } from './account-page.tsx';
import { afterSignUp, rememberNext } from './destination.ts';
import { EmailField } from './email-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormNote, FormSheet } from './form-sheet.tsx';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { signIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';
import { SignedIn } from './signed-in.tsx';
import { useForm } from './use-form.ts';
import { usePageQuery } from './use-page-query.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

export default function RegisterPage() {
  const session = useSession();
  const query = usePageQuery();
  const navigate = useNavigate();
  const [signedOutHere, setSignedOutHere] = useState(false);
  const next = afterSignUp(query);
  const [send] = useState(() =>
    createSignUp({ register: (input) => call('POST /api/auth/register', input), signIn }),
  );
  const form = useForm({ send });
  const { errors, failure } = form;
  const loginPath = rememberNext('/login', query);

  if (session && form.status === 'idle') {
    return <SignedIn session={session} next={next} onSignOut={() => setSignedOutHere(true)} />;
  }
  return (
    <AccountPage title={messages.createAccountTitle} lead={messages.allYouNeedIsEmail} pitch>
      <FormSheet
        form={form}
        below={
          <>
            {messages.alreadyHaveAnAccount} <PageLink to={loginPath}>{messages.signIn}</PageLink>
          </>
        }
      >
        <EmailField error={errors.email} focused={signedOutHere} />
        <NewPasswordField label={messages.password} name="password" error={errors.password} />
        <FormFailure
          failure={failure}
          title={failureText(failure, messages.registrationFailedPleaseTryAgain)}
          action={
            hasCode(failure, 'email_taken') && (
              <LinkButton variant="secondary" size="sm" to={loginPath}>
                {messages.signInInstead}
              </LinkButton>
            )
          }
        />
        <Button type="submit" wide pending={form.status !== 'idle'}>
          {messages.createAccountTitle}
        </Button>
        <FormNote>
          <RichText
            of={messages.agreeToTerms(site.legal.minimumAge)}
            as={{
              terms: (text) => <PageLink to="/terms">{text}</PageLink>,
              privacy: (text) => <PageLink to="/privacy">{text}</PageLink>,
            }}
          />
        </FormNote>
      </FormSheet>
      {form.status === 'done' && (
        <WelcomeDialog
          credits={session?.user?.credits ?? 0}
          onClose={() => void navigate(next, { replace: true, state: intentStateFor(next) })}
        />
      )}
    </AccountPage>
  );
}
