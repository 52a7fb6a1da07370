import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from './saved-notice.module.css';

export interface SavedItem {
  title: string;
  /** The public page; undefined for a draft. */
  viewPath?: string;
}

export interface SavedNoticeProps {
  item: SavedItem | undefined;
  /** What a draft still needs. */
  draftText: string;
  onClose: () => void;
}

/** The result of the last save. It takes the focus that the form had. */
export function SavedNotice({ item, ...rest }: SavedNoticeProps) {
  return item && <Saved item={item} {...rest} />;
}

function Saved({ item, draftText, onClose }: SavedNoticeProps & { item: SavedItem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [item]);
  const { title, viewPath } = item;
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Notice
        tone="success"
        title={viewPath ? `“${title}” is saved and on the site` : `“${title}” is saved as a draft`}
        action={
          <>
            {viewPath && (
              <LinkButton size="sm" to={viewPath}>
                View on site
              </LinkButton>
            )}
            <Button size="sm" variant="secondary" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {!viewPath && draftText}
      </Notice>
    </div>
  );
}
