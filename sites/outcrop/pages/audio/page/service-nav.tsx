import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './service-nav.module.css';

/** The service's own navigation, at the top and bottom of its page. */
export function ServiceNav({ label }: { label: string }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <a href="#pricing">Pricing</a>
      <a href="#quote">Calculate a price</a>
      <SiteLink to="/audio/privacy">Privacy</SiteLink>
      <SiteLink to="/audio/terms">Terms</SiteLink>
    </nav>
  );
}
