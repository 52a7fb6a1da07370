import { useEffect, useRef } from 'react';
import { maxItemsAtOnce } from '#shared/contracts/item-changes.ts';
import { Button } from '#web/src/components/button.tsx';
import styles from './bulk.module.css';
import * as messages from './messages.ts';
import type { Selection } from './use-selection.ts';

export interface BulkAction<Name extends string> {
  name: Name;
  label: string;
  isDangerous?: boolean;
}

interface BulkBarProps<Name extends string> {
  /** The name of the bar: 'Selected articles'. */
  label: string;
  /** Ids of the rows on this page. */
  shown: readonly string[];
  selection: Selection;
  actions: readonly BulkAction<Name>[];
  onChoose: (action: Name) => void;
}

/** Selects all rows of the page, and offers the actions for the selected ones. */
export function BulkBar<Name extends string>(props: BulkBarProps<Name>) {
  const { label, shown, selection, actions, onChoose } = props;
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
            ? messages.maxSelected(count, maxItemsAtOnce)
            : messages.selectedText(count))}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {actions.map(({ name, label: word, isDangerous }) => (
            <Button
              key={name}
              size="sm"
              variant={isDangerous ? 'danger' : 'secondary'}
              onClick={() => onChoose(name)}
            >
              {word}
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
