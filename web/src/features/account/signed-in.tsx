import { Button, LinkButton } from '../../components/button.tsx';
import { intentStateFor } from '../../lib/purchase/purchase-intent.ts';
import type { Session } from '../../lib/session/session-store.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { AccountPage } from './account-page.tsx';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';
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
      title={barred ? messages.forAdministrators : messages.youAreSignedIn}
      lead={barred ? messages.onlyAdministratorsCanOpenThis : undefined}
    >
      <p>
        <RichText
          of={name ? messages.signedInAs(name) : messages.signedInAsMember}
          as={{ strong: (text) => <strong className={styles.name}>{text}</strong> }}
        />
      </p>
      <div className={styles.ways}>
        {barred ? (
          <LinkButton to="/">{messages.goToHomePage}</LinkButton>
        ) : (
          <LinkButton to={next} state={intentStateFor(next)}>
            {messages.continueLabel}
          </LinkButton>
        )}
        <Button variant="secondary" onClick={switchAccount}>
          {messages.useAnotherAccount}
        </Button>
      </div>
    </AccountPage>
  );
}
