import { footerGroups } from '#site/pages/navigation.ts';
import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Band } from '../../components/band.tsx';
import styles from './footer.module.css';
import * as messages from './messages.ts';

export function Footer() {
  const { brand, address, links } = site;
  return (
    <footer data-site className={styles.footer}>
      <Band />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <BrandMark size={36} /> {brand.product}
          </p>
          <p>{brand.tagline}.</p>
          <address>
            {[...address.lines, address.country].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.base}>
        <p>
          © {new Date().getUTCFullYear()} {brand.company}
        </p>
        <ul className={styles.social} aria-label={messages.elsewhere}>
          {links.social.map(({ label, url }) => (
            <li key={url}>
              <SiteLink to={url}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
