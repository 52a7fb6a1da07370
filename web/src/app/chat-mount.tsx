import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { StrataMark } from '../components/strata-mark.tsx';
import type { ChatWindowProps } from '../features/chat/chat-window.tsx';
import { openStorage } from '../lib/browser-storage.ts';
import { toast } from '../lib/toast.ts';
import styles from './chat-mount.module.css';

type Opened = [Window: ComponentType<ChatWindowProps>, takesFocus: boolean];

/** The assistant's button on every page; its window is loaded when somebody opens it, and notes in this tab that it is open. */
export function ChatMount() {
  const [opened, setOpened] = useState<Opened>();
  const launcher = useRef<HTMLButtonElement>(null);

  const open = useCallback((takesFocus: boolean) => {
    import('../features/chat/chat-window.tsx').then(
      (module) => setOpened([module.default, takesFocus]),
      () => toast.error('The assistant could not be loaded'),
    );
  }, []);

  const close = useCallback((focusBack: boolean) => {
    setOpened(undefined);
    if (focusBack) launcher.current?.focus();
  }, []);

  useEffect(() => {
    // Over the whole page it would hide what was loaded anew.
    const isBeside = matchMedia('(width >= 44rem) and (height >= 34rem)').matches;
    if (isBeside && openStorage('sessionStorage').getItem('chat')) open(false);
  }, [open]);

  const [Window, takesFocus] = opened ?? [];
  return (
    <div className={styles.dock} data-chat={!!Window} data-no-print>
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-expanded={!!Window}
        onClick={() => (Window ? close(true) : open(true))}
      >
        <StrataMark size={24} />
        Ask
      </button>
      {Window && <Window onClose={close} takesFocus={takesFocus!} />}
    </div>
  );
}
