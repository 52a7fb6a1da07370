import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from '#web/src/lib/toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (store: ReturnType<typeof createToastStore>) => store.read().map(({ text }) => text);

test.each([
  ['success', undefined, 3],
  ['info', undefined, 3],
  ['success', 5, 5],
  ['error', undefined, 10],
  ['error', 5, 10],
] as const)('a toast of tone %s stays its time (page: %s s)', (tone, pageSeconds, seconds) => {
  const store = createToastStore();
  if (pageSeconds !== undefined) store.setDefaultSeconds(pageSeconds);
  store.show(tone, 'hello');
  vi.advanceTimersByTime(seconds * 1000 - 1);
  expect(texts(store)).toEqual(['hello']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('an explicit duration takes precedence', () => {
  const store = createToastStore();
  store.show('error', 'brief', { durationSeconds: 1 });
  vi.advanceTimersByTime(1000);
  expect(texts(store)).toEqual([]);
});

test('a held toast pauses, and then stays for the remaining time', () => {
  const store = createToastStore();
  const id = store.show('info', 'read me');
  vi.advanceTimersByTime(1000);
  store.hold(id);
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['read me']);
  store.release(id);
  vi.advanceTimersByTime(1999);
  expect(texts(store)).toEqual(['read me']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('a toast released in its last moment stays for another second', () => {
  const store = createToastStore();
  const id = store.show('info', 'almost gone');
  vi.advanceTimersByTime(2990);
  store.hold(id);
  store.release(id);
  vi.advanceTimersByTime(999);
  expect(texts(store)).toEqual(['almost gone']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('dismissing a toast does not affect the others and their timers', () => {
  const store = createToastStore();
  const id = store.show('info', 'one');
  vi.advanceTimersByTime(500);
  store.show('info', 'two');
  store.dismiss(id);
  expect(texts(store)).toEqual(['two']);
  vi.advanceTimersByTime(3000);
  expect(texts(store)).toEqual([]);
});

test('a repeated text replaces its toast, and a fifth toast replaces the oldest', () => {
  const store = createToastStore();
  store.show('error', 'again');
  store.show('error', 'again');
  expect(texts(store)).toEqual(['again']);
  for (const text of ['b', 'c', 'd', 'e']) store.show('info', text);
  expect(texts(store)).toEqual(['b', 'c', 'd', 'e']);
});
