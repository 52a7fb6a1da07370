import { Download } from 'lucide-react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { FormFailure } from '../form-failure.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import { enumerated } from '#web/src/lib/listed.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import * as messages from './messages.ts';
import styles from './parts.module.css';
import { useExport } from './use-export.ts';

const { articles, podcasts, chat, credits, reviews, waitlists } = capabilities;
const activity = [
  ...(articles || reviews ? [messages.ratings] : []),
  ...(podcasts ? [messages.listeningPositions] : []),
  ...(chat ? [messages.repliesYouHave] : []),
];

/** Lets members download what is stored about them. */
export function DataSection() {
  const { run, pending, error, rows, savedAs } = useExport();
  return (
    <div className={styles.block}>
      <ul className={styles.contents}>
        <li>{messages.yourProfileAndEmail}</li>
        <li>{messages.yourPurchasesAndOrdersWith}</li>
        {credits && <li>{messages.allCreditActivity}</li>}
        {activity.length > 0 && <li>{messages.activity(enumerated(activity))}</li>}
      </ul>
      <p className={styles.aside}>
        <RichText
          of={messages.aboutTheFile(
            waitlists ? messages.waitlistSignUps : messages.deletionRequests,
            podcasts ? messages.likesAndTheme : messages.themeOnly,
            site.emails.privacy,
          )}
          as={{ mail: (address) => <SiteLink to={`mailto:${address}`}>{address}</SiteLink> }}
        />
      </p>
      {pending && (
        <div className={styles.progress}>
          <ProgressBar label={messages.collectingYourData} />
          <p className={styles.aside}>{messages.rowsSoFar(rowsText(rows))}</p>
        </div>
      )}
      <FormFailure failure={error} title={failureText(error, messages.weCouldntCreateFilePlease)}>
        {rows > 0 && <p>{messages.rowsAreSavedTryAgain(rowsText(rows))}</p>}
      </FormFailure>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          pending={pending}
          onClick={() => void run()}
        >
          {pending ? messages.collecting : error ? messages.tryAgain : messages.downloadMyData}
        </Button>
        <span role="status" className={styles.aside}>
          {savedAs && messages.savedAsSavedAsRows(savedAs, rowsText(rows))}
        </span>
      </div>
    </div>
  );
}

function rowsText(rows: number): string {
  return messages.entries(rows, formatCount(rows));
}
