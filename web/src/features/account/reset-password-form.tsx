import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { RouteInput } from '#shared/contracts/routes.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { failureText, hasCode } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { storeDevice, storedDevice } from '../../lib/session/known-device.ts';
import { session } from '../../lib/session/session.ts';
import { FormFailure } from './form-failure.tsx';
import { FormNote, FormSheet } from './form-sheet.tsx';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from './outcome.tsx';
import { useForm } from './use-form.ts';

/** Delay before the redirect to the sign-in page. */
const redirectSeconds = 2;

export function ResetPasswordForm() {
  const form = useForm<RouteInput<'POST /api/auth/reset-password'>>({
    given: () => ({ token: new URLSearchParams(location.search).get('token') ?? '' }),
    async send(input) {
      const known = { ...input, device: storedDevice() };
      storeDevice((await call('POST /api/auth/reset-password', known)).device);
      // The server has ended every session of the account, so the stored one would fail.
      session.end('signed-out');
    },
  });
  const { errors, failure } = form;
  if (form.status === 'done') return <PasswordChanged />;
  if (errors.token) return <InvalidResetLink />;

  const newLink = (
    <LinkButton variant="secondary" size="sm" to="/forgot-password">
      {messages.requestNewLink}
    </LinkButton>
  );
  return (
    <FormSheet form={form}>
      <NewPasswordField
        label={messages.newPassword}
        name="newPassword"
        error={errors.newPassword}
      />
      <FormFailure
        failure={failure}
        title={failureText(failure, messages.resetFailed)}
        action={hasCode(failure, 'reset_link_invalid') && newLink}
      />
      <Button type="submit" wide pending={form.status === 'pending'}>
        {form.status === 'pending' ? messages.saving : messages.saveNewPassword}
      </Button>
      <FormNote>{messages.thisSignsYouOutOn}</FormNote>
    </FormSheet>
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
    <Outcome title={messages.yourPasswordHasBeenChanged}>
      <p>
        <RichText
          of={messages.takingYouToSignIn}
          as={{ signIn: (text) => <PageLink to="/login">{text}</PageLink> }}
        />
      </p>
    </Outcome>
  );
}
