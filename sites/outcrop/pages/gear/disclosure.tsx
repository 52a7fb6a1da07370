import { site } from '#shared/site-config/site.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';
import styles from './disclosure.module.css';

/** The affiliate disclosure, above the links that it is about. */
export function Disclosure() {
  return (
    <aside className={styles.disclosure} aria-label="Affiliate disclosure">
      <p>
        <strong>Affiliate disclosure.</strong> Links to Amazon are affiliate links:{' '}
        {site.brand.company} earns from qualifying purchases, at no cost to you. They open a search
        for the kind of thing, not one maker’s product; nobody paid to be on a list.{' '}
        <a href={mailLink('Gear', 'What I need it for:\n\nWhat I have already:\n')}>
          Ask what would suit your work
        </a>
        .
      </p>
    </aside>
  );
}
