import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { formatCount } from '#web/src/lib/format-count.ts';
import * as messages from './messages.ts';
import type { ManagedList } from './use-managed-list.ts';
import styles from './pager.module.css';

/** Describes the shown rows: '26–50 of 10,000'; without a total '26–50'. */
export function rangeText(list: Pick<ManagedList<unknown>, 'rows' | 'total' | 'firstNumber'>) {
  const { rows, total, firstNumber } = list;
  if (!rows || rows.length === 0) return '';
  const range = `${formatCount(firstNumber)}–${formatCount(firstNumber + rows.length - 1)}`;
  return total === undefined ? range : messages.rangeOf(range, formatCount(total));
}

/** Buttons for the pages of a table; hidden if there is only one page. */
export function Pager({ list, label }: { list: ManagedList<unknown>; label: string }) {
  const { toFirst, toPrevious, toNext, rows } = list;
  if (!rows || (!toFirst && !toPrevious && !toNext && !list.stale)) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      <span className={styles.range}>{rangeText(list)}</span>
      <Button
        variant="secondary"
        size="sm"
        icon={<ChevronsLeft aria-hidden />}
        disabled={!toFirst}
        onClick={toFirst}
      >
        {messages.first}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<ChevronLeft aria-hidden />}
        disabled={!toPrevious}
        onClick={toPrevious}
      >
        {messages.previous}
      </Button>
      <Button variant="secondary" size="sm" disabled={!toNext} onClick={toNext}>
        {messages.next}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
