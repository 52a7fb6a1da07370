import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { PageLink } from '../page-link.tsx';
import { Page } from '../page.tsx';
import { HiddenNote, type HiddenFacts } from './hidden-note.tsx';
import styles from './item-layout.module.css';

export interface ItemLayoutProps {
  /** The list that the item belongs to. */
  list: { to: string; label: string };
  title: string;
  lead: string | undefined;
  cover: ReactNode;
  /** Set if visitors do not see the item; shown above it. */
  hidden: HiddenFacts | undefined;
  /** Price, buttons and record. */
  panel: ReactNode;
  children: ReactNode;
}

/** The page of one item: its description and, beside it (on a phone, below the title), the offer. */
export function ItemLayout({ list, title, lead, cover, hidden, panel, children }: ItemLayoutProps) {
  return (
    <Page>
      {hidden && (
        <div className={styles.hidden}>
          <HiddenNote {...hidden} />
        </div>
      )}
      <article className={styles.item} aria-label={title}>
        <div className={styles.head}>
          <PageHeading
            kicker={<PageLink to={list.to}>{list.label}</PageLink>}
            title={title}
            lead={lead}
          />
        </div>
        <div className={styles.side}>
          {cover}
          <div className={styles.panel}>{panel}</div>
        </div>
        <div className={styles.main}>{children}</div>
      </article>
    </Page>
  );
}
