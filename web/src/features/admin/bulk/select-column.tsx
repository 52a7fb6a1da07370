import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Column } from '../parts/data-table.tsx';
import type { ListedItem } from '../parts/item-columns.tsx';
import styles from './bulk.module.css';
import * as messages from './messages.ts';
import type { Selection } from './use-selection.ts';

/** A checkbox for each row. */
export function selectColumn<Row extends ListedItem>(selection: Selection): Column<Row> {
  return {
    id: 'select',
    header: <VisuallyHidden>{messages.select}</VisuallyHidden>,
    kind: 'picture',
    width: '2.25rem',
    cell: ({ id, title }) => (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={selection.has(id)}
          disabled={selection.isFull && !selection.has(id)}
          onChange={(event) => selection.set([id], event.target.checked)}
        />
        <VisuallyHidden>{messages.selectTitle(title)}</VisuallyHidden>
      </label>
    ),
  };
}
