import { LinkButton } from '../../components/button.tsx';
import { mailLink } from '../../lib/mail-link.ts';
import type { gearLists } from './gear-lists.ts';
import styles from './gear-panel.module.css';

/** One list: what belongs on it, and how to get at it. */
export function GearPanel({ list }: { list: (typeof gearLists)[number] }) {
  return (
    <div className={styles.panel}>
      <p className={styles.about}>{list.about}</p>
      <ul className={styles.kinds}>
        {list.kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      <p className={styles.actions}>
        {list.pick && (
          <LinkButton
            reload
            to={`/aff/${list.pick.slug}`}
            target="_blank"
            rel="nofollow sponsored noopener"
          >
            {list.pick.label}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={mailLink(`Gear: ${list.label}`, 'I am looking for:\n')}>
          Ask for a recommendation
        </LinkButton>
      </p>
    </div>
  );
}
