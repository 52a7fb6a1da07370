import { useRef } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import type { GearList } from './gear-content.ts';
import { GearRow } from './gear-row.tsx';
import { GearSearch } from './gear-search.tsx';
import styles from './gear-sheet.module.css';
import { findGear } from './gear-view.ts';
import { Plate } from './plates/plate.tsx';
import { usePacked } from './use-packed.ts';

export interface GearSheetProps {
  list: GearList;
  /** The position among the lists, from 1. */
  number: number;
  hidden: boolean;
  /** The search in the URL. */
  q: string;
  onSearch: (q: string) => void;
}

/** One kit list: a drawing in the margin, and numbered lines to tick off. */
export function GearSheet({ list, number, hidden, q, onSearch }: GearSheetProps) {
  const { label, items } = list;
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchDraft(q, onSearch);
  const packed = usePacked();
  const found = findGear(items, search.text);
  const ready = items.filter(({ title }) => packed.has(title)).length;
  const headingId = `kit-${list.id}`;
  function clear(): void {
    search.type('');
    // The button disappears together with what it clears.
    box.current?.focus();
  }
  return (
    <section
      className={styles.sheet}
      data-list={list.id}
      data-unread={hidden || undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.margin}>
        <h2 id={headingId}>{label}</h2>
        <p className={styles.about}>{list.about}</p>
        <Plate list={list} number={number} />
      </div>
      <div className={styles.page}>
        <GearSearch list={list} search={search} box={box} />
        <p className={styles.count}>
          <span role="status">
            Showing {found.length} of {items.length} products
          </span>
          {search.text !== '' && (
            <Button variant="secondary" size="sm" onClick={clear}>
              Clear Search
            </Button>
          )}
          {ready > 0 && (
            <span className={styles.packed}>
              {ready} of {items.length} ticked
            </span>
          )}
        </p>
        {found.length === 0 && (
          <Notice tone="empty" title="No products found">
            <p>Try adjusting your search terms</p>
          </Notice>
        )}
        {found.length > 0 && (
          <ol className={styles.list}>
            {found.map((item) => (
              <GearRow
                key={item.title}
                item={item}
                number={items.indexOf(item) + 1}
                packed={packed.has(item.title)}
                onPack={(has) => packed.set(item.title, has)}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
