import { Link, NavLink as RouterNavLink } from 'react-router-dom';
import type { NavLink } from '#shared/pages/nav-link.ts';
import styles from './main-link.module.css';

/** A main link. Section links (`/#tools`) never count as the current page. */
export function MainLink({ to, label, badge, onClick }: NavLink & { onClick?: () => void }) {
  const content = (
    <>
      {label}
      {badge && <span className={styles.badge}>{badge}</span>}
    </>
  );
  if (to.includes('#')) {
    return (
      <Link to={to} className={styles.link} onClick={onClick}>
        {content}
      </Link>
    );
  }
  return (
    <RouterNavLink to={to} end={to === '/'} className={styles.link} onClick={onClick}>
      {content}
    </RouterNavLink>
  );
}
