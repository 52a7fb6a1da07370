import { Copy, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import * as messages from './messages.ts';
import styles from './row-actions.module.css';

export interface RowActionsProps {
  title: string;
  id: string;
  editPath: string;
  /** Absent for what is not copied. */
  copyPath?: string;
  /** Its page, which only administrators see until it is published; absent for what has none. */
  viewPath?: string;
  isPublished?: boolean;
  onDelete: () => void;
}

/** The actions of a row: icons in a table, with labels on a card. */
export function RowActions({
  title,
  id,
  editPath,
  copyPath,
  viewPath,
  isPublished,
  onDelete,
}: RowActionsProps) {
  const of = <VisuallyHidden> “{title}”</VisuallyHidden>;
  const viewWord = isPublished ? messages.viewOnSite : messages.preview;
  return (
    <div className={styles.actions}>
      <SiteLink
        to={editPath}
        className={styles.action}
        title={messages.edit}
        data-opens={`edit ${id}`}
      >
        <Pencil aria-hidden />
        <span className={styles.label}>{messages.edit}</span>
        {of}
      </SiteLink>
      {viewPath !== undefined && (
        <SiteLink to={viewPath} className={styles.action} title={viewWord}>
          {isPublished ? <ExternalLink aria-hidden /> : <Eye aria-hidden />}
          <span className={styles.label}>{viewWord}</span>
          {of}
        </SiteLink>
      )}
      {copyPath !== undefined && (
        <SiteLink
          to={copyPath}
          className={styles.action}
          title={messages.duplicate}
          data-opens={`copy ${id}`}
        >
          <Copy aria-hidden />
          <span className={styles.label}>{messages.duplicate}</span>
          {of}
        </SiteLink>
      )}
      <button
        type="button"
        className={styles.danger}
        title={messages.deleteLabel}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
        <span className={styles.label}>{messages.deleteLabel}</span>
        {of}
      </button>
    </div>
  );
}
