import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { RadioTabs } from '#web/src/components/radio-tabs.tsx';
import type { GearList } from './gear-content.ts';
import { GearSheet } from './gear-sheet.tsx';
import styles from './gear-layout.module.css';
import { useGearView } from './use-gear-view.ts';

export interface GearLayoutProps {
  kicker: string;
  title: string;
  lead: string;
  lists: readonly GearList[];
  /** The disclosure above the lists. */
  children: ReactNode;
}

/** Kit lists in tabs, which can be searched and ticked off. */
export function GearLayout({ kicker, title, lead, lists, children }: GearLayoutProps) {
  const [view, show] = useGearView(lists);
  return (
    <Page>
      <div className={styles.hero}>
        <PageHeading kicker={kicker} title={title} lead={lead} />
        {children}
      </div>
      <div className={styles.lists}>
        <div className={styles.tabs}>
          <RadioTabs
            label="Kit lists"
            name="kit"
            tabs={lists.map(({ id, label, items }) => ({ id, label, count: items.length }))}
            active={view.tab}
            onChange={(tab) => show({ tab, q: '' })}
          />
        </div>
        {lists.map((list, at) => {
          const active = list.id === view.tab;
          return (
            <GearSheet
              // A new key for each list clears the search.
              key={`${list.id} ${active}`}
              list={list}
              number={at + 1}
              hidden={!active}
              q={active ? view.q : ''}
              onSearch={(q) => show({ tab: list.id, q })}
            />
          );
        })}
      </div>
    </Page>
  );
}
