import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { PageHeading, type PageHeadingProps } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { CoreLog } from './core-log.tsx';
import styles from './account-page.module.css';

export interface AccountPageProps extends Pick<PageHeadingProps, 'title' | 'lead'> {
  children: ReactNode;
  /** Links under the sheet. */
  below?: ReactNode;
}

/** The frame of the pages for guests: a sheet with the form, and what an account holds, drawn as a core log. */
export function AccountPage({ title, lead, children, below }: AccountPageProps) {
  return (
    <Page>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHeading kicker="Account" title={title} lead={lead} />
          <Card className={styles.sheet}>{children}</Card>
          {below && <div className={styles.below}>{below}</div>}
        </div>
        <CoreLog />
      </div>
    </Page>
  );
}
