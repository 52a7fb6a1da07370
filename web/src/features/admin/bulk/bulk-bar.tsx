import { useEffect, useRef } from 'react';
import { mostItemsAtOnce, type ItemChanges } from '#shared/contracts/item-changes.ts';
import { Button } from '#web/src/components/button.tsx';
import styles from './bulk.module.css';
import { actionWords } from './bulk-texts.ts';
import * as messages from './messages.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  /** What it is called: 'Selected articles'. */
  label: string;
  /** Ids of the rows on this page. */
  shown: readonly string[];
  selection: Selection;
  actions: readonly ItemChanges['action'][];
  onChoose: (action: ItemChanges['action']) => void;
}

/** Selects all rows of the page, and says what can be done with the selected ones. */
export function BulkBar({ label, shown, selection, actions, onChoose }: BulkBarProps) {
  const all = useRef<HTMLInputElement>(null);
  const count = selection.ids.length;
  const isAll = shown.length > 0 && shown.every(selection.has);
  useEffect(() => {
    all.current!.indeterminate = !isAll && shown.some(selection.has);
  });
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <label className={styles.check}>
        <input
          ref={all}
          type="checkbox"
          checked={isAll}
          onChange={(event) => selection.set(shown, event.target.checked)}
        />
        {messages.selectAllOnPage(shown.length)}
      </label>
      <p role="status" className={styles.count}>
        {count > 0 &&
          (selection.isFull
            ? messages.mostSelected(count, mostItemsAtOnce)
            : messages.selectedText(count))}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'delete' ? 'danger' : 'secondary'}
              onClick={() => onChoose(action)}
            >
              {actionWords[action].button}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={selection.clear}>
            {messages.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
