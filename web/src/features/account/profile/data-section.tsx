import { Download } from 'lucide-react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { FormFailure } from '../form-failure.tsx';
import styles from './parts.module.css';
import { useExport } from './use-export.ts';

const { podcasts, chat, waitlists } = capabilities;

/** Lets members download what is stored about them. */
export function DataSection() {
  const { run, pending, error, rows, savedAs } = useExport();
  return (
    <div className={styles.block}>
      <ul className={styles.contents}>
        <li>Your profile and e-mail preferences</li>
        <li>Your purchases and orders, with amounts</li>
        {chat && <li>All credit activity</li>}
        <li>
          Ratings{podcasts && ', listening positions'}
          {chat && ', assistant replies from the last day and replies you rated'}
        </li>
      </ul>
      <p className={styles.aside}>
        A JSON file that opens in any text editor. It lists what it contains and what it leaves out,
        such as {waitlists ? 'waitlist sign-ups' : 'requests for deletion'}. We don’t have what only
        this browser stores, such as {podcasts && 'likes and '}the theme. Questions? Write to{' '}
        <SiteLink to={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</SiteLink>.
      </p>
      {pending && (
        <div className={styles.progress}>
          <ProgressBar label="Collecting your data" />
          <p className={styles.aside}>{rowsText(rows)} so far</p>
        </div>
      )}
      <FormFailure
        failure={error}
        title={failureText(error, 'We couldn’t create the file. Please try again.')}
      >
        {rows > 0 && <p>{rowsText(rows)} are saved. Try again to continue from there.</p>}
      </FormFailure>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          pending={pending}
          onClick={() => void run()}
        >
          {pending ? 'Collecting …' : error ? 'Try again' : 'Download my data'}
        </Button>
        <span role="status" className={styles.aside}>
          {savedAs && `Saved as ${savedAs}: ${rowsText(rows)}.`}
        </span>
      </div>
    </div>
  );
}

function rowsText(rows: number): string {
  return rows === 1 ? '1 entry' : `${rows.toLocaleString(site.locale)} entries`;
}
