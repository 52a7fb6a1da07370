import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { site } from '#shared/site-config/site.ts';
import { publishTime } from '../parts/publish-time.ts';
import * as messages from './messages.ts';
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
        title={outcome(item.title)}
        action={
          <>
            <LinkButton size="sm" to={item.path}>
              {isOut ? messages.viewOnSite : messages.previewAsVisitor}
            </LinkButton>
            <Button size="sm" variant="secondary" onClick={onClose}>
              {messages.close}
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
        ? { outcome: messages.savedOnSite, isOut: true }
        : { outcome: messages.savedAsDraft, detail: draftText };
    case 'scheduled':
      return {
        outcome: messages.savedAndScheduled,
        detail: [messages.itAppearsOn(publishTime(publishAt ?? ''), site.timeZone), waits]
          .filter(Boolean)
          .join(' '),
      };
    case 'draft':
      return { outcome: messages.savedAsDraft, detail: messages.onlyAdministratorsSeeIt };
    case 'unpublished':
      return { outcome: messages.savedAndHidden, detail: messages.buyersKeepIt };
  }
}
