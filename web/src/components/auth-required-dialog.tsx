import { useNavigate } from 'react-router-dom';
import { usePendingSignIn, useAuthRequired } from '../lib/auth-required.ts';
import { withNext } from '../lib/next-path.ts';
import { session } from '../lib/session/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks a guest to sign in before going on. Opened from anywhere with `useAuthRequired().ask()`. */
export default function AuthRequiredDialog({ onClose }: { onClose: () => void }) {
  const asked = usePendingSignIn();
  const { leave } = useAuthRequired();
  const navigate = useNavigate();
  if (!asked) return null;
  const { place, title } = asked;

  function leaveFor(path: string): void {
    leave();
    void navigate(withNext(path, place));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign in to continue"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
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
        <strong>{session.lastEnd() === 'expired' ? 'Session expired' : 'Log in first'}</strong>. The
        purchase of “{title}” continues once you’re signed in.
      </p>
      <p>
        Purchases are kept in your account, so you can download them again at any time. An account
        is free and only needs an e-mail address.
      </p>
    </Dialog>
  );
}
