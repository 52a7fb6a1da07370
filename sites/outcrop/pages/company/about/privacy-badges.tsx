import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import styles from './about.module.css';

/** The badges state what the program does, not what is planned (docs/security.md). */
const badges = [
  {
    mark: '0',
    unit: 'requests',
    title: 'No third parties on our pages',
    text: 'No trackers, no cookies, no advertising: your browser speaks to this site and its own file store.',
  },
  {
    mark: '24',
    unit: 'hours',
    title: 'Short memory',
    text: `What you upload to the apps is removed after ${policyPeriods.uploadsRemoved}.`,
  },
  {
    mark: '30',
    unit: 'days',
    title: 'Yours to delete',
    text: `Data are deleted within ${policyPeriods.deletedWithin} of verification, accounts at once by yourself.`,
  },
  {
    mark: '0',
    unit: 'cards',
    title: 'No card numbers',
    text: 'Payments are made on Stripe’s page. We see the result and never the card.',
  },
] as const;

/** The base of the section: promises about data, as stamps. */
export function PrivacyBadges() {
  return (
    <>
      <ul className={styles.badges}>
        {badges.map(({ mark, unit, title, text }) => (
          <li key={title}>
            <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden>
              <circle cx="48" cy="48" r="46" />
              <circle cx="48" cy="48" r="40" strokeDasharray="1 3.2" />
              <text x="48" y="53" className={styles.mark}>
                {mark}
              </text>
              <text x="48" y="70" className={styles.unit}>
                {unit}
              </text>
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        Read more in the <SiteLink to="/privacy">privacy policy</SiteLink>.
      </p>
    </>
  );
}
