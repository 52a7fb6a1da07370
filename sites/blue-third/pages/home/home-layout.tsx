import type { ReactNode } from 'react';
import { PageActions, type PageAction } from '#web/src/components/content/page-actions.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import styles from './home-layout.module.css';
import { SleeveFigure } from './sleeve-figure.tsx';

export interface HomeLayoutProps {
  kicker: string;
  title: string;
  lead: string;
  actions: readonly PageAction[];
  /** Under the record sleeve. */
  caption: string;
  children: ReactNode;
}

/** The heading beside a record sleeve, and the page under both. */
export function HomeLayout({ kicker, title, lead, actions, caption, children }: HomeLayoutProps) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inner}>
          <PageHeading kicker={kicker} title={title} lead={lead}>
            <PageActions actions={actions} />
          </PageHeading>
          <SleeveFigure caption={caption} />
        </div>
      </div>
      <Page>{children}</Page>
    </>
  );
}
