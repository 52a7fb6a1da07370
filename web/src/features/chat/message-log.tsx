import { useLayoutEffect, useRef } from 'react';
import { assistant } from '#shared/site-config/assistant.ts';
import { site } from '#shared/site-config/site.ts';
import { BotMessage } from './bot-message.tsx';
import { useChat } from './chat.ts';
import { isTurn } from './conversation.ts';
import { NoteItem } from './note-item.tsx';
import { Suggestions } from './suggestions.tsx';
import { TurnItem } from './turn-item.tsx';
import styles from './message-log.module.css';
import * as messages from './messages.ts';

/** The conversation. Screen readers announce new messages. */
export function MessageLog() {
  const { entries, phase } = useChat();
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (entries.length > 0) showLast(log.current);
  }, [entries]);
  return (
    <div
      ref={log}
      className={styles.scroller}
      tabIndex={0}
      role="group"
      aria-label={messages.conversation}
    >
      <div className={styles.log} role="log" aria-live="polite" aria-label={messages.messages}>
        <BotMessage>
          <p>{messages.greeting(site.brand.product)}</p>
        </BotMessage>
        {entries.map((entry) =>
          isTurn(entry) ? (
            <TurnItem key={entry.requestId} turn={entry} phase={phase} />
          ) : (
            <NoteItem key={entry.id} {...entry} />
          ),
        )}
      </div>
      {!entries.some(isTurn) && (
        <Suggestions title={messages.youCouldAsk} questions={assistant.starterQuestions} />
      )}
    </div>
  );
}

/** Scrolls to the last addition: to the end of the log, or to the question of a reply that is longer than the window. */
function showLast(box: HTMLElement | null): void {
  const last = box?.querySelector('[role=log] > :last-child');
  if (!box || !(last instanceof HTMLElement)) return;
  box.scrollTop = Math.min(last.offsetTop - 12, box.scrollHeight - box.clientHeight);
}
