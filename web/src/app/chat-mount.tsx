import { useCallback, useEffect, useRef, useState } from 'react';
import { BrandMark } from '../components/brand-mark.tsx';
import { openStorage } from '../lib/browser-storage.ts';
import { createPart } from '../lib/parts/create-part.ts';
import { usePart } from '../lib/parts/use-part.ts';
import { toast } from '../lib/toast.ts';
import styles from './chat-mount.module.css';
import * as messages from './messages.ts';

const chatWindow = createPart(() => import('../features/chat/chat-window.tsx'));

/**
 * The assistant's button on every page. Its window is loaded when a visitor opens it, and records in this tab that it
 * is open.
 */
export function ChatMount() {
  const [opened, setOpened] = useState<{ takesFocus: boolean }>();
  const { value, error } = usePart(chatWindow, !!opened, true);
  const Window = opened && value?.default;
  const launcher = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (error) toast.error(messages.weCouldntLoadAssistant);
  }, [error]);

  const close = useCallback((focusBack: boolean) => {
    setOpened(undefined);
    if (focusBack) launcher.current?.focus();
  }, []);

  useEffect(() => {
    // On small screens, the window would cover the reloaded page.
    const isBeside = matchMedia('(width >= 48rem) and (height >= 34rem)').matches;
    if (!isBeside || !openStorage('sessionStorage').getItem('chat')) return;
    chatWindow.want(true);
    void chatWindow.arrived.then(() => setOpened({ takesFocus: false }));
  }, []);

  function toggle(): void {
    if (Window) close(true);
    else if (opened) chatWindow.retry();
    else setOpened({ takesFocus: true });
  }

  return (
    <div className={styles.dock} data-chat={!!Window} data-no-print>
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-expanded={!!Window}
        onClick={toggle}
      >
        <BrandMark size={24} />
        {messages.ask}
      </button>
      {Window && <Window onClose={close} takesFocus={opened.takesFocus} />}
    </div>
  );
}
