import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Column } from '../parts/data-table.tsx';
import styles from './bulk.module.css';
import * as messages from './messages.ts';
import type { Selection } from './use-selection.ts';

/**
 * A checkbox for each row.
 * @param read Returns the id under which a row is selected, and the title by which screen readers name it.
 */
export function selectColumn<Row>(
  selection: Selection,
  read: (row: Row) => { id: string; title: string },
): Column<Row> {
  return {
    id: 'select',
    header: <VisuallyHidden>{messages.select}</VisuallyHidden>,
    kind: 'picture',
    width: '2.25rem',
    cell: (row) => {
      const { id, title } = read(row);
      return (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={selection.has(id)}
            disabled={selection.isFull && !selection.has(id)}
            onChange={(event) => selection.set([id], event.target.checked)}
          />
          <VisuallyHidden>{messages.selectTitle(title)}</VisuallyHidden>
        </label>
      );
    },
  };
}
