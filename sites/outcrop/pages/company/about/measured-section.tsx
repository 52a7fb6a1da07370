import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import styles from './about.module.css';

export interface MeasuredSectionProps {
  kicker: string;
  title: string;
  lead: string;
  /** How to read it. */
  note: string;
  children: ReactNode;
}

/** `/about` as a measured section: the lowest bed supports the rest. */
export function MeasuredSection({ kicker, title, lead, note, children }: MeasuredSectionProps) {
  return (
    <Page>
      <PageHeading kicker={kicker} title={title} lead={lead} />
      <p className={styles.howToRead}>{note}</p>
      {children}
    </Page>
  );
}
