import { Band } from '#web/src/components/band.tsx';
import { PageActions } from '#web/src/components/content/page-actions.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import type { ClosingText } from '../home-content.ts';
import styles from './closing.module.css';

/** The end of the page and the deepest bed: what a visitor can do next, and what that requires. */
export function Closing({ heading, text, actions, ways }: ClosingText) {
  return (
    <aside id="get-started" className={styles.closing} aria-label="Get started" data-closing>
      <Band />
      <div className={styles.inner}>
        <div className={styles.invitation}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <p className={styles.actions}>
            <PageActions actions={actions} />
          </p>
        </div>
        <ul className={styles.ways}>
          {ways.map(({ verb, what, to }) => (
            <li key={verb}>
              <SiteLink to={to}>
                <strong>{verb}</strong> <span>{what}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
