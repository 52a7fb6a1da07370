import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#web/src/lib/browser-storage.ts';
import { createSessionStore, type Session } from '#web/src/lib/session/session-store.ts';

const buyer: Session = {
  token: 'token-1',
  role: 'user',
  refreshToken: 'refresh-1',
  user: { id: 'u1', email: 'buyer@outcrop.test', credits: 5 },
};

/** Two tabs with one storage: what one writes, the other receives as a `storage` event. */
function openTwoTabs() {
  const storage = createMemoryStorage();
  const events = { here: new EventTarget(), there: new EventTarget() };
  const tell = (target: EventTarget, key: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return {
    storage,
    here: createSessionStore(storage, events.here),
    there: createSessionStore(storage, events.there),
    tellThere: (key: string | null) => tell(events.there, key),
  };
}

test('a session started in one tab is shared with the other', () => {
  const { here, there, tellThere } = openTwoTabs();
  const heard = vi.fn();
  there.subscribe(heard);
  expect(there.read()).toBeNull();
  here.begin(buyer);
  tellThere('token');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(there.read()).toEqual(buyer);
});

test('signing out in one tab signs the other out, without reporting an expired session', () => {
  const { here, there, tellThere } = openTwoTabs();
  here.begin(buyer);
  const heard = vi.fn();
  const expired = vi.fn();
  there.subscribe(heard);
  there.onExpired(expired);
  here.end('signed-out');
  tellThere(null);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(there.read()).toBeNull();
  expect(expired).not.toHaveBeenCalled();
});

test('foreign keys in the same storage are ignored', () => {
  const { there, tellThere } = openTwoTabs();
  const heard = vi.fn();
  there.subscribe(heard);
  tellThere('theme');
  expect(heard).not.toHaveBeenCalled();
});

test('stores under the specified keys and removes all of them at the end', () => {
  const { here, storage } = openTwoTabs();
  here.begin(buyer);
  expect(storage.getItem('token')).toBe('token-1');
  expect(storage.getItem('role')).toBe('user');
  expect(storage.getItem('refreshToken')).toBe('refresh-1');
  expect(JSON.parse(storage.getItem('user')!)).toEqual(buyer.user);
  storage.setItem('authToken', 'old');
  here.end('signed-out');
  for (const key of ['token', 'role', 'refreshToken', 'user', 'authToken']) {
    expect(storage.getItem(key)).toBeNull();
  }
});

test('a user is signed in only with both token and role', () => {
  const { here, storage } = openTwoTabs();
  storage.setItem('token', 'token-1');
  expect(here.read()).toBeNull();
  storage.setItem('role', 'admin');
  expect(here.read()).toMatchObject({ token: 'token-1', role: 'admin' });
  storage.removeItem('token');
  expect(here.read()).toBeNull();
});

test('reads a token under its older name, and moves it to the new one when something changes', () => {
  const { here, storage } = openTwoTabs();
  storage.setItem('authToken', 'old');
  storage.setItem('role', 'user');
  expect(here.read()?.token).toBe('old');
  here.update({ token: 'new' });
  expect(storage.getItem('token')).toBe('new');
  expect(storage.getItem('authToken')).toBeNull();
});

test('returns the same object until something changes', () => {
  const { here } = openTwoTabs();
  here.begin(buyer);
  const first = here.read();
  expect(here.read()).toBe(first);
  here.update({ user: { ...buyer.user!, credits: 4 } });
  expect(here.read()).not.toBe(first);
  expect(here.read()?.user?.credits).toBe(4);
});

test('a corrupt user object does not end the session', () => {
  const { here, storage } = openTwoTabs();
  here.begin(buyer);
  storage.setItem('user', '{broken');
  expect(here.read()).toMatchObject({ token: 'token-1', user: undefined });
});

test('expiry is reported once, and an update cannot restore an ended session', () => {
  const { here } = openTwoTabs();
  const expired = vi.fn();
  here.onExpired(expired);
  here.begin(buyer);
  here.end('expired');
  here.end('expired');
  here.update({ token: 'late' });
  expect(expired).toHaveBeenCalledTimes(1);
  expect(here.lastEnd()).toBe('expired');
  expect(here.read()).toBeNull();
});
