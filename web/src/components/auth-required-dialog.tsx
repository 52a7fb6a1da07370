import { useNavigate } from 'react-router-dom';
import { useAuthRequired, useAuthRequiredNext } from '../lib/auth-required.ts';
import { withNext } from '../lib/next-path.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks a guest to sign in before going on. Opened from anywhere with `useAuthRequired().ask()`. */
export function AuthRequiredDialog() {
  const next = useAuthRequiredNext();
  const { dismiss } = useAuthRequired();
  const navigate = useNavigate();

  function leaveFor(path: string): void {
    dismiss();
    void navigate(withNext(path, next ?? '/'));
  }

  return (
    <Dialog
      open={next !== null}
      onClose={dismiss}
      title="Sign in to continue"
      actions={
        <>
          <Button variant="quiet" onClick={dismiss}>
            Maybe later
          </Button>
          <Button variant="secondary" onClick={() => leaveFor('/register')}>
            Create account
          </Button>
          <Button onClick={() => leaveFor('/login')}>Sign in</Button>
        </>
      }
    >
      <p>
        What you buy is kept in your account, so that you can download it again whenever you like.
        An account is free and needs only an e-mail address.
      </p>
    </Dialog>
  );
}
