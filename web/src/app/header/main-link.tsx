import { useLocation } from 'react-router';
import type { NavLink } from '#shared/pages/nav-link.ts';
import { PageLink } from '../../components/page-link.tsx';
import styles from './main-link.module.css';

/** A main link, marked on its page and on those below it. Section links (`/#tools`) never count as the current page. */
export function MainLink({ to, label, badge, onClick }: NavLink & { onClick?: () => void }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <PageLink
      to={to}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
      {badge && <span className={styles.badge}>{badge}</span>}
    </PageLink>
  );
}
