import type { ReactNode } from 'react';
import { PageHeading, type PageHeadingProps } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { AccountParts } from './account-parts.tsx';
import styles from './account-page.module.css';
import * as messages from './messages.ts';

export interface AccountPageProps extends Pick<PageHeadingProps, 'title' | 'lead'> {
  children: ReactNode;
  /** Shows what an account includes below the form on narrow screens. */
  pitch?: boolean;
}

/** Page frame for guests: a form, with what an account includes beside it. */
export function AccountPage({ title, lead, pitch = false, children }: AccountPageProps) {
  return (
    <Page>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHeading kicker={messages.account} title={title} lead={lead} />
          {children}
        </div>
        <div className={pitch ? undefined : styles.beside}>
          <AccountParts />
        </div>
      </div>
    </Page>
  );
}
