import { useLocation } from 'react-router';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { DialogContent } from '#web/src/components/dialog-content.tsx';
import { PageDialog } from '#web/src/components/page-dialog.tsx';
import { withNext } from '#web/src/lib/next-path.ts';
import { clearIntent } from '#web/src/lib/purchase/purchase-intent.ts';
import { checkoutProblem } from './checkout-problem.ts';

export const coreSignInId = 'core-sign-in';
const { title, text } = checkoutProblem(new ApiError('not_signed_in', { status: 401 }));

/** Asks a guest who wants to buy Core to sign in. */
export function CoreSignIn() {
  const { pathname, search, hash } = useLocation();
  return (
    <PageDialog id={coreSignInId} size="sm" title={title} onClose={clearIntent}>
      {() => (
        <DialogContent
          actions={
            <>
              <Button variant="secondary" command="close" commandfor={coreSignInId}>
                Close
              </Button>
              <LinkButton to={withNext('/login', pathname + search + hash)}>Go to Login</LinkButton>
            </>
          }
        >
          <p>{text}</p>
        </DialogContent>
      )}
    </PageDialog>
  );
}
