import { useEffect, useEffectEvent, type RefObject } from 'react';
import { runShortcut, shortcutOf } from '../../lib/player/shortcuts.ts';
import { engine } from '../../lib/player/player-instance.ts';

/**
 * The player's keys while focus is in `box`, or nowhere in front of it. Single letters must not act elsewhere (WCAG 2.2,
 * 2.1.4), and space and the arrows scroll the page behind the bar.
 * @param modal `box` is a modal dialog, so keys that go to nothing in particular are meant for it too.
 */
export function useShortcuts(
  box: RefObject<HTMLElement | null>,
  modal: boolean,
  onHelp: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const inside = target instanceof Node && box.current?.contains(target);
    const others = [...document.querySelectorAll('dialog[open]')].some(
      (one) => one !== box.current,
    );
    if (others || !(inside || (modal && target === document.body))) return;
    const shortcut = shortcutOf(event);
    if (!shortcut) return;
    event.preventDefault();
    if (shortcut === 'help') onHelp();
    else runShortcut(shortcut, engine);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
