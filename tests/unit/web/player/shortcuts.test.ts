import { expect, it } from 'vitest';
import { shortcutOf, type KeyPress } from '#web/src/lib/player/shortcuts.ts';

/** A stub of an element, whose `closest` only knows the tag. */
class Tag extends EventTarget {
  readonly selector: string;
  constructor(selector: string) {
    super();
    this.selector = selector;
  }
  closest(list: string): this | null {
    return list.split(', ').includes(this.selector) ? this : null;
  }
}
Object.assign(globalThis, { Element: Tag });

const press = (key: string, more: Partial<KeyPress> = {}) =>
  shortcutOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: new Tag('div'),
    ...more,
  });

it('maps the keys', () => {
  expect(
    [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'm', 'L', '?'].map((key) =>
      press(key),
    ),
  ).toEqual(['toggle', 'back', 'forward', 'louder', 'quieter', 'mute', 'loop', 'help']);
  expect(press('ArrowLeft', { shiftKey: true })).toBe('backFar');
  expect(press('ArrowRight', { shiftKey: true })).toBe('forwardFar');
  expect(press('?', { shiftKey: true })).toBe('help');
  expect(press('x')).toBeUndefined();
  expect(press('constructor')).toBeUndefined();
});

it('ignores keys that are meant for something else', () => {
  expect(press('m', { ctrlKey: true })).toBeUndefined();
  expect(press('l', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('m', { shiftKey: true })).toBeUndefined();
  expect(press('m', { isComposing: true })).toBeUndefined();
  expect(press(' ', { defaultPrevented: true })).toBeUndefined();
  expect(press('m', { target: new Tag('textarea') })).toBeUndefined();
  expect(press('m', { target: new Tag('select') })).toBeUndefined();
  expect(press('ArrowUp', { target: new Tag('input') })).toBeUndefined();
});

it('leaves the space bar to a focused button, and handles other keys', () => {
  expect(press(' ', { target: new Tag('button') })).toBeUndefined();
  expect(press('m', { target: new Tag('button') })).toBe('mute');
  expect(press('ArrowLeft', { target: new Tag('button') })).toBe('back');
});
