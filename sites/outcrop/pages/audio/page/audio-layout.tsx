import type { ReactNode } from 'react';
import { PageActions, type PageAction } from '#web/src/components/content/page-actions.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import styles from './audio-layout.module.css';
import { CopyAddress } from './copy-address.tsx';
import { ServiceNav } from './service-nav.tsx';

export interface AudioLayoutProps {
  kicker: string;
  title: string;
  lead: string;
  actions: readonly PageAction[];
  /** Under the buttons. */
  note: string;
  children: ReactNode;
}

/** `/audio`, with a navigation of its own. */
export function AudioLayout({ kicker, title, lead, actions, note, children }: AudioLayoutProps) {
  return (
    <Page>
      <div className={styles.nav}>
        <ServiceNav label={kicker} />
      </div>
      <PageHeading kicker={kicker} title={title} lead={lead}>
        <PageActions actions={actions} />
        <CopyAddress />
        <p className={styles.address}>{note}</p>
      </PageHeading>
      {children}
    </Page>
  );
}
