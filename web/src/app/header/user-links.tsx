import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PageLink } from '../../components/page-link.tsx';
import { signOut } from '../../lib/session/sign-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import * as messages from './messages.ts';
import { userMenu } from './nav-links.ts';
import styles from './user-menu.module.css';

/** The links of the user menu, and who is signed in. */
export function UserLinks({ onLeave }: { onLeave: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const { standing, groups } = userMenu(session);

  function leave(): void {
    onLeave();
    void signOut();
    void navigate('/');
  }

  return (
    <>
      {standing && (
        <p className={styles.signedInAs}>
          <strong>{session?.user?.email}</strong>
          {standing}
        </p>
      )}
      {groups.map((links, group) => (
        <ul
          key={group}
          className={styles.userLinks}
          data-guest={session ? undefined : ''}
          aria-label={group === 1 ? messages.administration : messages.account}
        >
          {links.map((link) => (
            <li key={link.to}>
              <PageLink to={link.to} onClick={onLeave}>
                {link.label}
              </PageLink>
            </li>
          ))}
        </ul>
      ))}
      {standing && (
        <button type="button" className={styles.signOut} onClick={leave}>
          <LogOut aria-hidden size={16} /> {messages.signOut}
        </button>
      )}
    </>
  );
}
