import { Download } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { FormFailure } from '../form-failure.tsx';
import styles from './parts.module.css';
import { useExport } from './use-export.ts';

/** Hands a member what is stored under his account. */
export function DataSection() {
  const { run, pending, error, rows, savedAs } = useExport();
  return (
    <div className={styles.block}>
      <ul className={styles.contents}>
        <li>Profile, and which mails you chose</li>
        <li>Purchases and every order, with amounts</li>
        <li>Every credit that came and went</li>
        <li>Ratings, listening positions, the replies of the last day and those that you rated</li>
      </ul>
      <p className={styles.aside}>
        JSON, readable in any text editor; it says inside what it holds and what it leaves out, such
        as places on waitlists, which belong to an address. What only this browser keeps, such as
        likes and the theme, we do not have. Questions go to{' '}
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
        title={failureText(error, 'The file could not be made. Please try again.')}
      >
        {rows > 0 && <p>{rowsText(rows)} are kept: trying again goes on from there.</p>}
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
