import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.ts';
import { UserLinks } from './user-links.tsx';
import styles from './user-menu.module.css';

/** The user menu of wide screens: a button that discloses the links of a guest, a member or an administrator. */
export function UserMenuButton() {
  const session = useSession();
  const location = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open only on the location it was opened at: going anywhere closes it.
  const open = openAt === location.key;
  const close = () => setOpenAt(undefined);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  }

  return (
    <div ref={box} className={styles.user} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.userButton}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpenAt(location.key))}
      >
        <CircleUserRound aria-hidden size={20} />
        <span className={styles.userName}>Account</span>
        {session?.role === 'admin' && <span className={styles.adminBadge}>Admin</span>}
        <ChevronDown aria-hidden size={16} />
      </button>
      {open && (
        <div className={styles.userPanel}>
          <UserLinks onLeave={close} />
        </div>
      )}
    </div>
  );
}
