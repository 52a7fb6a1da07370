import { Page } from '../components/page.tsx';
import { Spinner } from '../components/spinner.tsx';
import * as messages from './messages.ts';
import styles from './page-pending.module.css';

/** The placeholder of a page whose code is loading. Appears only if that takes noticeably long. */
export function PagePending() {
  return (
    <Page>
      <div className={styles.pending}>
        <Spinner label={messages.loadingPage} />
      </div>
    </Page>
  );
}
