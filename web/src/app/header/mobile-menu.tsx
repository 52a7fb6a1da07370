import { useEffect } from 'react';
import { X } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { useModalDialog } from '../../components/use-modal-dialog.ts';
import { MainLink } from './main-link.tsx';
import type { NavLink } from './nav-links.ts';
import { UserLinks } from './user-links.tsx';
import styles from './header.module.css';

const wide = '(min-width: 992px)';

/** The menu below 992 px: a sheet over the page, modal, closed by Esc, the overlay or any choice. */
export function MobileMenu({ links, onClose }: { links: readonly NavLink[]; onClose: () => void }) {
  const { dialogProps } = useModalDialog(true, onClose);

  useEffect(() => {
    const query = matchMedia(wide);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  });

  return (
    <dialog {...dialogProps} className={styles.sheet} aria-label="Menu">
      <div className={styles.sheetBody}>
        <div className={styles.sheetTop}>
          <span>{site.brand.product}</span>
          <button type="button" className={styles.burger} aria-label="Close menu" onClick={onClose}>
            <X aria-hidden size={24} />
          </button>
        </div>
        <nav aria-label="Main">
          <ul className={styles.sheetLinks}>
            {links.map((link) => (
              <li key={link.to}>
                <MainLink {...link} onClick={onClose} />
              </li>
            ))}
          </ul>
        </nav>
        <UserLinks onLeave={onClose} />
      </div>
    </dialog>
  );
}
