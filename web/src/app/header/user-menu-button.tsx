import { useRef, type FocusEvent } from 'react';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useSession } from '../../lib/session/use-session.ts';
import * as messages from './messages.ts';
import { UserLinks } from './user-links.tsx';
import styles from './user-menu.module.css';

const panelId = 'account-menu';

/** The user menu of wide screens: a button and a popover with the links of a guest, a member or an administrator. */
export function UserMenuButton() {
  const session = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();

  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    const next = relatedTarget as HTMLElement | null;
    // A new page focuses its heading, which is not a tab stop: that does not mean that the visitor has left the menu.
    if (next && next.tabIndex >= 0 && !currentTarget.contains(next)) close();
  }

  return (
    <div className={styles.user} onBlur={closeBehindFocus}>
      <button type="button" className={styles.userButton} popoverTarget={panelId}>
        <CircleUserRound aria-hidden size={20} />
        <span className={styles.userName}>{messages.account}</span>
        {session?.role === 'admin' && <span className={styles.adminBadge}>{messages.admin}</span>}
        <ChevronDown aria-hidden size={16} />
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.userPanel}>
        <UserLinks onLeave={close} />
      </div>
    </div>
  );
}
