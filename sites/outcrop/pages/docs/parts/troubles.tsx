import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { troubleshooting } from '../troubleshooting.ts';
import styles from './troubles.module.css';

/** Questions that open to their answers, each with its own address. */
export function Troubles() {
  return (
    <>
      <div className={styles.list}>
        {troubleshooting.map(({ id, question, answer }) => (
          <details key={id} id={id} data-doc-entry={question} className={styles.trouble}>
            <summary>{question}</summary>
            <div className={styles.answer}>
              {answer.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p data-no-print>
                <SiteLink to={`/docs#${id}`}>Link to this answer</SiteLink>
              </p>
            </div>
          </details>
        ))}
      </div>
      <p className={styles.more}>
        Something else?{' '}
        <SiteLink to={mailLink('Core: a question')}>Write to {site.emails.support}</SiteLink> and
        attach the first 60 lines of the file: they hold the header, and a few rows.
      </p>
    </>
  );
}
