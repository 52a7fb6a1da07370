import type { RouteInput } from '#shared/contracts/routes.ts';
import { Button } from '#web/src/components/button.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { PasswordField } from '#web/src/components/password-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { storeDevice, storedDevice } from '#web/src/lib/session/known-device.ts';
import { session } from '#web/src/lib/session/session.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { FormFailure } from '../form-failure.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { Outcome } from '../outcome.tsx';
import { useForm } from '../use-form.ts';
import * as messages from './messages.ts';
import styles from './parts.module.css';

/** Changing the password requires the current one: an unattended computer is not enough. */
export function PasswordSection() {
  const email = useSession()?.user?.email;
  const form = useForm<RouteInput<'POST /api/auth/change-password'>>({
    async send(input) {
      const known = { ...input, device: storedDevice() };
      const fresh = await call('POST /api/auth/change-password', known);
      storeDevice(fresh.device);
      const { token, refreshToken, role, id, email: address, credits } = fresh;
      session.begin({ token, refreshToken, role, user: { id, email: address, credits } });
    },
  });
  const { errors, failure, status } = form;
  if (status === 'done') {
    return (
      <Outcome
        title={messages.yourPasswordWasChanged}
        action={
          <Button size="sm" variant="secondary" onClick={form.reopen}>
            {messages.changeItAgain}
          </Button>
        }
      >
        <p>{messages.othersSignedOut(email)}</p>
      </Outcome>
    );
  }
  // Field errors are shown at the field, so they are not repeated here.
  const isAtField = failure !== undefined && Object.keys(errors).length > 0;
  return (
    <form {...form.formProps} className={styles.form}>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={messages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <NewPasswordField
        label={messages.newPassword}
        name="newPassword"
        error={errors.newPassword}
      />
      {!isAtField && (
        <FormFailure
          failure={failure}
          title={failureText(failure, messages.weCouldntChangeYourPassword)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" pending={status === 'pending'}>
          {status === 'pending' ? messages.changing : messages.changePassword}
        </Button>
        <PageLink to="/forgot-password">{messages.forgotYourCurrentPassword}</PageLink>
      </div>
    </form>
  );
}
