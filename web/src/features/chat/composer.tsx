import { useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { ArrowUp, Square } from 'lucide-react';
import { maxMessageLength } from '#shared/constants/message-limits.ts';
import { formatCount } from '../../lib/format-count.ts';
import { Spinner } from '../../components/spinner.tsx';
import { classNames } from '../../lib/class-names.ts';
import { chat, useChat } from './chat.ts';
import { useFocusAfterReply } from './use-focus-after-reply.ts';
import styles from './composer.module.css';
import * as messages from './messages.ts';

/** From this many characters on, the count is shown. */
const countedFrom = 1800;
const maxCharacters = formatCount(maxMessageLength);

export interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The input for questions: Enter sends, Shift+Enter breaks the line. */
export function Composer({ field }: ComposerProps) {
  const { draft, phase } = useChat();
  const form = useRef<HTMLFormElement>(null);
  const countId = useId();
  const pending = phase !== 'idle';
  const tooLong = draft.trim().length > maxMessageLength;
  const counted = draft.length >= countedFrom;
  useLayoutEffect(() => fitHeight(field.current), [field, draft]);
  useFocusAfterReply(form, field, pending);

  function send(): void {
    if (!tooLong) chat.send(draft);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // An Enter that ends an IME composition does not send; Safari marks it by its key code only.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={form}
      method="post"
      tabIndex={-1}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classNames(styles.box, pending && styles.pending)}>
        <textarea
          ref={field}
          name="message"
          rows={1}
          aria-label={messages.yourQuestion}
          placeholder={messages.askQuestion}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={tooLong || undefined}
          aria-describedby={counted ? countId : undefined}
          value={draft}
          disabled={pending}
          onChange={(event) => chat.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {pending && (
          <button
            type="button"
            className={styles.stop}
            aria-disabled={phase === 'stopping' || undefined}
            onClick={() => void chat.stop()}
          >
            <Square aria-hidden size={12} fill="currentcolor" /> {messages.stop}
          </button>
        )}
        <button
          type="submit"
          className={styles.send}
          aria-label={messages.send}
          disabled={pending || tooLong}
        >
          {pending ? <Spinner /> : <ArrowUp aria-hidden size={20} />}
        </button>
      </div>
      {counted && (
        <p id={countId} className={classNames(styles.count, tooLong && styles.tooLong)}>
          {tooLong && messages.aMessageCanHaveAt(maxCharacters)}
          {formatCount(draft.trim().length)} / {maxCharacters}
        </p>
      )}
    </form>
  );
}

/** Makes the input as high as its text, up to the limit of its style sheet. */
function fitHeight(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
