import { useNavigate } from 'react-router-dom';
import { accountContract } from '#shared/contracts/account.ts';
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
import { useContractForm } from '../use-contract-form.ts';
import styles from './deletion.module.css';
import { DeletionPreviewLists } from './deletion-preview.tsx';

const farewellSeconds = 20;

/** Shows what is deleted and what is kept, and asks for the password. */
export function DeletionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, isValidating, mutate } = useCall(
    accountContract.previewDeletion,
    open ? {} : null,
    { revalidateOnMount: true },
  );
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="Delete your account?">
      {!data && !error && <Skeleton height="18rem" />}
      {!data && error && (
        <Notice
          tone="error"
          title="We couldn’t load the summary"
          action={
            <Button variant="secondary" pending={isValidating} onClick={() => void mutate()}>
              Retry
            </Button>
          }
        >
          <p>{errorText(error, 'Please try again in a moment.')}</p>
        </Notice>
      )}
      {data && (
        <div className={styles.dialog}>
          <DeletionPreviewLists preview={data} />
          {data.blocked === undefined ? (
            <PasswordForm onClose={onClose} />
          ) : (
            <Notice tone="info" title="You are the only administrator">
              <p>Make someone else an administrator first, under Admin → Users.</p>
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
  const form = useContractForm(accountContract.deleteAccount, {
    async send(input) {
      await call(accountContract.deleteAccount, input);
      textDrafts.dropAll();
      session.end('signed-out');
      void navigate('/', { replace: true });
      toast.success(`Your account was deleted. A mail to ${email} confirms it. Goodbye.`, {
        durationSeconds: farewellSeconds,
      });
    },
  });
  const { errors, failure, status } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        hint="Confirm it’s you."
        error={errors.password}
      />
      {errors.password === undefined && (
        <FormFailure
          failure={failure}
          title={failureText(failure, 'We couldn’t delete your account. Please try again.')}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" pending={status === 'pending'}>
          {status === 'pending' ? 'Deleting …' : 'Delete my account'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
