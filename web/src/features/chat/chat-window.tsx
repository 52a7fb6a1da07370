import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ToastOutlet } from '../../components/toast-outlet.tsx';
import { openStorage } from '../../lib/browser-storage.ts';
import { chat } from './chat.ts';
import { Composer } from './composer.tsx';
import { CreditStrip } from './credit-strip.tsx';
import { MessageLog } from './message-log.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useCoversPage, useCloseOnLeave } from './use-small-screen.ts';
import { WindowBar } from './window-bar.tsx';
import styles from './chat-window.module.css';
import * as messages from './messages.ts';

export interface ChatWindowProps {
  /** @param focusBack Whether focus returns to the button that opens the window. */
  onClose: (focusBack: boolean) => void;
  /** Whether the visitor has just opened the window, rather than reloaded the tab. */
  takesFocus: boolean;
}

/** The assistant's window: beside the page on a wide screen, over it on a small one. The shell loads it when it is first opened. */
export default function ChatWindow({ onClose, takesFocus }: ChatWindowProps) {
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const coversPage = useCoversPage();
  useKeyboardInset(box);
  useCloseOnLeave(
    box,
    useCallback(() => onClose(false), [onClose]),
  );

  // The shell reads this when the tab is reloaded.
  useEffect(() => {
    const storage = openStorage('sessionStorage');
    storage.setItem('chat', 'open');
    return () => storage.removeItem('chat');
  }, []);

  useEffect(() => {
    if (!takesFocus) return;
    // On a touch screen the keyboard would cover the greeting and the suggested questions.
    const calm = matchMedia('(pointer: coarse)').matches || field.current?.disabled;
    (calm ? box : field).current?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose(true);
  }

  return (
    <section
      ref={box}
      role="dialog"
      aria-label={messages.assistant}
      tabIndex={-1}
      className={styles.window}
      onKeyDown={onKeyDown}
    >
      <WindowBar
        onClose={() => onClose(true)}
        onClear={() => {
          chat.clear();
          field.current?.focus();
        }}
      />
      <MessageLog />
      {capabilities.credits && <CreditStrip />}
      <Composer field={field} />
      {coversPage && <ToastOutlet inFlow label={messages.notificationsInAssistant} />}
    </section>
  );
}
