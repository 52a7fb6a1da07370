import type { ReactNode } from 'react';
import { Page } from '#web/src/components/page.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { AdminNav } from './admin-nav.tsx';
import styles from './admin-page.module.css';

export interface AdminPageProps {
  title: string;
  lead?: string;
  /** Facts and buttons under the title. */
  heading?: ReactNode;
  children: ReactNode;
}

/** The frame of an admin page: navigation, a compact title, and the content. */
export function AdminPage({ title, lead, heading, children }: AdminPageProps) {
  return (
    <Page>
      <AdminNav />
      <div className={styles.head}>
        <PageHeading title={title} lead={lead}>
          {heading}
        </PageHeading>
      </div>
      {children}
    </Page>
  );
}
