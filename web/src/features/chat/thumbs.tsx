import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { VoteValue } from '#shared/contracts/feedback.ts';
import { chat } from './chat.ts';
import type { Turn } from './conversation.ts';
import * as messages from './messages.ts';
import styles from './thumbs.module.css';

const thumbs = [
  { value: 'up', label: messages.thisReplyHelped, Icon: ThumbsUp },
  { value: 'down', label: messages.thisReplyDidNotHelp, Icon: ThumbsDown },
] as const;

/** Two buttons under a reply; at most one is pressed. */
export function Thumbs({ turn: { requestId, feedback } }: { turn: Turn }) {
  const [sending, setSending] = useState<VoteValue>();

  async function send(value: VoteValue): Promise<void> {
    if (sending) return;
    setSending(value);
    await chat.vote(requestId, value);
    setSending(undefined);
  }
  return (
    <div role="group" aria-label={messages.rateThisReply} className={styles.thumbs}>
      {thumbs.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          className={styles.thumb}
          aria-label={label}
          title={label}
          aria-pressed={(sending ?? feedback?.vote) === value}
          aria-busy={sending === value || undefined}
          onClick={() => void send(value)}
        >
          <Icon aria-hidden size={16} />
        </button>
      ))}
    </div>
  );
}
