import { useLocation } from 'react-router';
import { Button, LinkButton } from '../components/button.tsx';
import { DialogContent } from '../components/dialog-content.tsx';
import { PageDialog } from '../components/page-dialog.tsx';
import {
  dismissSignIn,
  leaveToSignIn,
  signInDialogId,
  usePendingSignIn,
} from '../lib/auth-required.ts';
import { withNext } from '../lib/next-path.ts';
import { session } from '../lib/session/session.ts';
import * as messages from './messages.ts';

/** Asks a guest to sign in before they buy. Any button that sells something opens it. */
export function SignInDialog() {
  const asked = usePendingSignIn();
  const { pathname, search } = useLocation();
  const place = asked?.place ?? pathname + search;
  return (
    <PageDialog id={signInDialogId} title={messages.signInToContinue} onClose={dismissSignIn}>
      {(open) => (
        <DialogContent
          actions={
            <>
              <Button variant="quiet" command="close" commandfor={signInDialogId}>
                {messages.maybeLater}
              </Button>
              <LinkButton
                variant="secondary"
                to={withNext('/register', place)}
                onClick={leaveToSignIn}
              >
                {messages.createAccount}
              </LinkButton>
              <LinkButton to={withNext('/login', place)} onClick={leaveToSignIn}>
                {messages.signIn}
              </LinkButton>
            </>
          }
        >
          <p>
            <strong>
              {open && session.lastEnd() === 'expired'
                ? messages.sessionExpired
                : messages.logInFirst}
            </strong>
            .{asked && messages.thePurchaseTitleContinuesOnce(asked.title)}
          </p>
          <p>{messages.purchasesAreKeptInYour}</p>
        </DialogContent>
      )}
    </PageDialog>
  );
}
