import { site } from '#shared/site-config/site.ts';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { RadioTabs } from '#web/src/components/radio-tabs.tsx';
import { Disclosure } from './disclosure.tsx';
import { GearSheet } from './gear-sheet.tsx';
import { gearLists } from './gear-lists.ts';
import styles from './gear-page.module.css';
import { useGearView } from './use-gear-view.ts';

const total = gearLists.reduce((sum, { items }) => sum + items.length, 0);
const tabs = gearLists.map(({ id, label, items }) => ({ id, label, count: items.length }));

export default function GearPage() {
  const [view, show] = useGearView();
  return (
    <Page>
      <div className={styles.hero}>
        <PageHeading
          kicker={`${site.brand.product} gear`}
          title="Packing lists for water, rock, data and sound"
          lead={`${total} kinds of things, each with what it is for and the numbers to check before you pay. Tick what you have, print the rest.`}
        />
        <Disclosure />
      </div>
      <div className={styles.lists}>
        <div className={styles.tabs}>
          <RadioTabs
            label="Kit lists"
            name="kit"
            tabs={tabs}
            active={view.tab}
            onChange={(tab) => show({ tab, q: '' })}
          />
        </div>
        {gearLists.map((list) => {
          const active = list.id === view.tab;
          return (
            <GearSheet
              // A new key for each list clears the search.
              key={`${list.id} ${active}`}
              list={list}
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
