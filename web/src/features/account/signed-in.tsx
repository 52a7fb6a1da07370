import { Button, LinkButton } from '../../components/button.tsx';
import { intentStateFor } from '../../lib/purchase/purchase-intent.ts';
import type { Session } from '../../lib/session/session-store.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { AccountPage } from './account-page.tsx';
import styles from './signed-in.module.css';

export interface SignedInProps {
  session: Session;
  /** Where the visitor wanted to go. */
  next: string;
  /** Called before the form is shown again. */
  onSignOut: () => void;
}

/**
 * Replaces the sign-in and registration forms for signed-in users. It does not redirect: the route guard sends members
 * who may not open an admin page here, which would cause a loop.
 */
export function SignedIn({ session, next, onSignOut }: SignedInProps) {
  const barred = /^\/admin(\/|\?|#|$)/.test(next) && session.role !== 'admin';
  const name = session.user?.email;

  function switchAccount(): void {
    onSignOut();
    void signOut();
  }

  return (
    <AccountPage
      title={barred ? 'For administrators' : 'You are signed in'}
      lead={barred ? 'Only administrators can open this page.' : undefined}
    >
      <p>Signed in as {name ? <strong className={styles.name}>{name}</strong> : 'a member'}.</p>
      <div className={styles.ways}>
        {barred ? (
          <LinkButton to="/">Go to the home page</LinkButton>
        ) : (
          <LinkButton to={next} state={intentStateFor(next)}>
            Continue
          </LinkButton>
        )}
        <Button variant="secondary" onClick={switchAccount}>
          Use another account
        </Button>
      </div>
    </AccountPage>
  );
}
