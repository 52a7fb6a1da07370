import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { closeByBackdrop } from '../../components/page-dialog.tsx';
import { MainLink } from './main-link.tsx';
import type { NavLink } from '#shared/pages/nav-link.ts';
import { UserLinks } from './user-links.tsx';
import header from './header.module.css';
import * as messages from './messages.ts';
import styles from './mobile-menu.module.css';

export const mobileMenuId = 'menu';
const wide = '(width >= 62rem)';

/** The menu below 992 px: a modal sheet over the page, closed by Esc, the overlay or any choice. */
export function MobileMenu({ links }: { links: readonly NavLink[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const query = matchMedia(wide);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- for the backdrop; Escape closes a dialog, too
    <dialog
      ref={dialog}
      id={mobileMenuId}
      closedby="any"
      className={styles.sheet}
      aria-label={messages.menu}
      onClick={closeByBackdrop}
    >
      <div className={styles.body}>
        <div className={styles.top}>
          <span>{site.brand.product}</span>
          <button
            type="button"
            className={header.burger}
            aria-label={messages.closeMenu}
            command="close"
            commandfor={mobileMenuId}
          >
            <X aria-hidden size={24} />
          </button>
        </div>
        <nav aria-label={messages.main}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <MainLink {...link} onClick={close} />
              </li>
            ))}
          </ul>
        </nav>
        <UserLinks onLeave={close} />
      </div>
    </dialog>
  );
}
