import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { site } from '#shared/site-config/site.ts';
import { publishTime } from '../parts/publish-time.ts';
import type { SavedItem } from './saved-item.ts';
import styles from './saved-notice.module.css';

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
  const { outcome, detail, isOut } = outcomeOf(item, draftText);
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Notice
        tone="success"
        title={`“${item.title}” is saved ${outcome}`}
        action={
          <>
            <LinkButton size="sm" to={item.path}>
              {isOut ? 'View on site' : 'Preview as visitor'}
            </LinkButton>
            <Button size="sm" variant="secondary" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {detail}
      </Notice>
    </div>
  );
}

function outcomeOf({ chosen, isReady }: SavedItem, draftText: string) {
  const { state, publishAt } = chosen;
  const waits = isReady ? '' : draftText;
  switch (state) {
    case 'published':
      return isReady
        ? { outcome: 'and on the site', isOut: true }
        : { outcome: 'as a draft', detail: draftText };
    case 'scheduled':
      return {
        outcome: 'and scheduled',
        detail: `It appears on ${publishTime(publishAt ?? '')} (${site.timeZone}). ${waits}`.trim(),
      };
    case 'draft':
      return { outcome: 'as a draft', detail: 'Only administrators see it.' };
    case 'unpublished':
      return { outcome: 'and hidden', detail: 'Whoever bought it keeps it.' };
  }
}
