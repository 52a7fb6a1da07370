import { useNavigate } from 'react-router';
import type { RouteInput } from '#shared/contracts/routes.ts';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { PasswordField } from '#web/src/components/password-field.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText, failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { session } from '#web/src/lib/session/session.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { textDrafts } from '#web/src/lib/text-drafts.ts';
import { toast } from '#web/src/lib/toast.ts';
import { FormFailure } from '../form-failure.tsx';
import { useForm } from '../use-form.ts';
import styles from './deletion.module.css';
import { DeletionPreviewLists } from './deletion-preview.tsx';
import * as messages from './messages.ts';

const farewellSeconds = 20;

/** Shows what is deleted and what is kept, and asks for the password. */
export function DeletionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, isValidating, mutate } = useCall(
    'GET /api/auth/deletion',
    open ? {} : null,
    { revalidateOnMount: true },
  );
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={messages.deleteYourAccount}>
      {!data && !error && <Skeleton height="18rem" />}
      {!data && error && (
        <Notice
          tone="error"
          title={messages.weCouldntLoadSummary}
          action={
            <Button variant="secondary" pending={isValidating} onClick={() => void mutate()}>
              {messages.tryAgain}
            </Button>
          }
        >
          <p>{errorText(error, messages.pleaseTryAgainInMoment)}</p>
        </Notice>
      )}
      {data && (
        <div className={styles.dialog}>
          <DeletionPreviewLists preview={data} />
          {data.blocked === undefined ? (
            <PasswordForm onClose={onClose} />
          ) : (
            <Notice tone="info" title={messages.youAreOnlyAdministrator}>
              <p>{messages.makeSomeoneElseAdministratorFirst}</p>
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const email = useSession()?.user?.email;
  const navigate = useNavigate();
  const form = useForm<RouteInput<'POST /api/auth/deletion'>>({
    async send(input) {
      await call('POST /api/auth/deletion', input);
      textDrafts.dropAll();
      session.end('signed-out');
      void navigate('/', { replace: true });
      toast.success(messages.accountWasDeleted(email), {
        durationSeconds: farewellSeconds,
      });
    },
  });
  const { errors, failure, status } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={messages.yourPassword}
        name="password"
        autoComplete="current-password"
        required
        hint={messages.confirmItsYou}
        error={errors.password}
      />
      {errors.password === undefined && (
        <FormFailure
          failure={failure}
          title={failureText(failure, messages.weCouldntDeleteYourAccount)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" pending={status === 'pending'}>
          {status === 'pending' ? messages.deleting : messages.deleteMyAccount}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {messages.keepIt}
        </Button>
      </div>
    </form>
  );
}
