import type { PublicationState } from '#shared/contracts/fields.ts';
import { Badge, type BadgeProps } from '#web/src/components/badge.tsx';
import * as messages from './messages.ts';
import { publishTime } from './publish-time.ts';
import { stateLabels } from './state-labels.ts';
import styles from './state-badge.module.css';

export interface StateBadgeProps {
  state: PublicationState;
  /** When a scheduled item is published. */
  publishAt?: string;
  /** The file that a draft or a scheduled item lacks: 'no PDF'. */
  missing?: string;
  /** Chosen for the home page. */
  onHome?: boolean;
}

const tones: Record<PublicationState, BadgeProps['tone']> = {
  published: 'success',
  scheduled: 'accent',
  draft: 'warning',
  unpublished: 'plain',
};

/** The state of an item, what it still needs, when it is published, and whether the home page shows it. */
export function StateBadge({ state, publishAt, missing, onHome }: StateBadgeProps) {
  const waits = missing && (state === 'draft' || state === 'scheduled');
  return (
    <span className={styles.state}>
      <Badge tone={tones[state]}>
        {stateLabels[state]}
        {waits && `: ${missing}`}
      </Badge>
      {publishAt && (
        <time dateTime={publishAt} className={styles.time}>
          {publishTime(publishAt)}
        </time>
      )}
      {onHome && <Badge>{messages.onHomePage}</Badge>}
    </span>
  );
}
