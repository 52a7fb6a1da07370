import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import styles from './row-actions.module.css';

export interface RowActionsProps {
  title: string;
  id: string;
  editPath: string;
  /** The public page; absent while there is none. */
  viewPath?: string;
  onDelete: () => void;
}

/** What can be done with a row. Signs alone in a table, with their words on a card. */
export function RowActions({ title, id, editPath, viewPath, onDelete }: RowActionsProps) {
  const of = <VisuallyHidden> “{title}”</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <SiteLink to={editPath} className={styles.action} title="Edit" data-edit={id}>
        <Pencil aria-hidden />
        <span className={styles.word}>Edit</span>
        {of}
      </SiteLink>
      {viewPath && (
        <SiteLink to={viewPath} className={styles.action} title="View on site">
          <ExternalLink aria-hidden />
          <span className={styles.word}>View on site</span>
          {of}
        </SiteLink>
      )}
      <button type="button" className={styles.danger} title="Delete" onClick={onDelete}>
        <Trash2 aria-hidden />
        <span className={styles.word}>Delete</span>
        {of}
      </button>
    </div>
  );
}
