import type { Engine } from './engine.ts';
import * as messages from './messages.ts';
import { playerStore } from './player.ts';

/** Keyboard shortcuts and their descriptions. */
export const shortcuts = [
  { keys: ['Space'], does: messages.playOrPause },
  { keys: ['←', '→'], does: messages.backOrForward5Seconds },
  { keys: ['Shift + ←', 'Shift + →'], does: messages.backOrForward30Seconds },
  { keys: ['↑', '↓'], does: messages.louderOrQuieter },
  { keys: ['M'], does: messages.muteOrUnmute },
  { keys: ['L'], does: messages.turnRepeatOnOrOff },
  { keys: ['?'], does: messages.showKeyboardShortcuts },
] as const;

export type Shortcut =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'backFar'
  | 'forwardFar'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'loop'
  | 'help';

const byKey = new Map<string, Shortcut>(
  Object.entries({
    ' ': 'toggle',
    ArrowLeft: 'back',
    ArrowRight: 'forward',
    ArrowUp: 'louder',
    ArrowDown: 'quieter',
    m: 'mute',
    l: 'loop',
    '?': 'help',
  } satisfies Record<string, Shortcut>),
);

/** The part of a key event that matters here. */
export interface KeyPress extends Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
> {
  target: EventTarget | null;
}

/** Elements that handle the key themselves. */
const typing =
  'input:not([type=range], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const takesArrows = 'input, [role=radio], [role=tab], [role=menuitem]';
const takesSpace = 'button, input[type=radio], summary, a[href], [role=button]';

/** Maps a key press to a shortcut; undefined if it is meant for something else. */
export function shortcutOf(press: KeyPress): Shortcut | undefined {
  const { key, shiftKey, target } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return undefined;
  if (press.defaultPrevented) return undefined;
  const found = byKey.get(key.length === 1 ? key.toLowerCase() : key);
  if (!found) return undefined;
  const within = (selector: string) =>
    target instanceof Element && target.closest(selector) !== null;
  if (within(typing)) return undefined;
  if (key.startsWith('Arrow') && within(takesArrows)) return undefined;
  if (key === ' ' && within(takesSpace)) return undefined;
  if (shiftKey && found === 'back') return 'backFar';
  if (shiftKey && found === 'forward') return 'forwardFar';
  return shiftKey && found !== 'help' ? undefined : found;
}

const volumeStep = 0.05;

/** Performs a shortcut. The caller handles `help`. */
export function runShortcut(shortcut: Exclude<Shortcut, 'help'>, engine: Engine): void {
  const { volume } = playerStore.read();
  const actions: Record<typeof shortcut, () => void> = {
    toggle: engine.toggle,
    back: () => engine.skip(-5),
    forward: () => engine.skip(5),
    backFar: () => engine.skip(-30),
    forwardFar: () => engine.skip(30),
    louder: () => engine.setVolume(volume + volumeStep),
    quieter: () => engine.setVolume(volume - volumeStep),
    mute: engine.toggleMuted,
    loop: engine.toggleLoop,
  };
  actions[shortcut]();
}
