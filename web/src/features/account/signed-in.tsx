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
  /** Runs before the form comes back. */
  onSignOut: () => void;
}

/**
 * Stands in for the sign-in and registration forms while somebody is signed in. It does not go on by itself: the route
 * guard sends members who may not open an admin page here, and they would go round in circles.
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
