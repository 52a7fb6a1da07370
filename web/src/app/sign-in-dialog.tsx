import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../components/button.tsx';
import { DialogContent, PageDialog } from '../components/page-dialog.tsx';
import {
  dismissSignIn,
  leaveToSignIn,
  signInDialogId,
  usePendingSignIn,
} from '../lib/auth-required.ts';
import { withNext } from '../lib/next-path.ts';
import { session } from '../lib/session/session.ts';

/** Asks a guest to sign in before going on: opened by any button that sells something. */
export function SignInDialog() {
  const asked = usePendingSignIn();
  const { pathname, search } = useLocation();
  const place = asked?.place ?? pathname + search;
  return (
    <PageDialog id={signInDialogId} title="Sign in to continue" onClose={dismissSignIn}>
      {(open) => (
        <DialogContent
          actions={
            <>
              <Button variant="quiet" command="close" commandfor={signInDialogId}>
                Maybe later
              </Button>
              <LinkButton
                variant="secondary"
                to={withNext('/register', place)}
                onClick={leaveToSignIn}
              >
                Create account
              </LinkButton>
              <LinkButton to={withNext('/login', place)} onClick={leaveToSignIn}>
                Sign in
              </LinkButton>
            </>
          }
        >
          <p>
            <strong>
              {open && session.lastEnd() === 'expired' ? 'Session expired' : 'Log in first'}
            </strong>
            .{asked && ` The purchase of “${asked.title}” continues once you’re signed in.`}
          </p>
          <p>
            Purchases are kept in your account, so you can download them again at any time. An
            account is free and only needs an e-mail address.
          </p>
        </DialogContent>
      )}
    </PageDialog>
  );
}
