import type { Role } from '#shared/contracts/auth.ts';
import { sessionKeys } from '#shared/constants/session-keys.ts';

export interface SessionUser {
  id: string;
  email: string;
  credits: number;
}

/** The stored sign-in state. A user is signed in only if both token and role exist. */
export interface Session {
  token: string;
  role: Role;
  refreshToken?: string;
  user?: SessionUser;
}

/** Why the last session of this tab ended: the user signed out, or it could not be refreshed. */
export type SessionEnd = 'signed-out' | 'expired';

export interface SessionStore {
  /** Returns the same object until something changes, as useSyncExternalStore requires. */
  read(): Session | null;
  /** Stores a session after sign-in. */
  begin(session: Session): void;
  /** Updates the current session: a refreshed token, a new credit balance. */
  update(change: Partial<Session>): void;
  end(reason: SessionEnd): void;
  lastEnd(): SessionEnd | undefined;
  /** Calls the listener on every change, including those of other tabs. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener when a session of this tab has expired permanently. */
  onExpired(listener: () => void): () => void;
}

type StoredKey = (typeof sessionKeys)[keyof typeof sessionKeys];

/**
 * Creates the store of the session.
 * @param storage localStorage, or anything that behaves like it.
 * @param tabEvents The target of `storage` events from other tabs: the window.
 */
export function createSessionStore(storage: Storage, tabEvents: EventTarget): SessionStore {
  const listeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  let cache: { raw: string; session: Session | null } | undefined;
  let ended: SessionEnd | undefined;

  const notify = () => listeners.forEach((listener) => listener());
  tabEvents.addEventListener('storage', (event) => {
    const key = (event as StorageEvent).key as StoredKey | null;
    if (key === null || Object.values(sessionKeys).includes(key)) notify();
  });

  function read(): Session | null {
    const values = Object.values(sessionKeys).map((key) => storage.getItem(key));
    const raw = JSON.stringify(values);
    if (cache?.raw !== raw) cache = { raw, session: parseSession(storage) };
    return cache.session;
  }

  function write(session: Session): void {
    storage.setItem(sessionKeys.token, session.token);
    storage.setItem(sessionKeys.role, session.role);
    storage.removeItem(sessionKeys.legacyToken);
    setOrRemove(storage, sessionKeys.refreshToken, session.refreshToken);
    setOrRemove(storage, sessionKeys.user, session.user && JSON.stringify(session.user));
    notify();
  }

  return {
    read,
    begin(session) {
      ended = undefined;
      write(session);
    },
    update(change) {
      const current = read();
      if (current) write({ ...current, ...change });
    },
    end(reason) {
      const wasSignedIn = read() !== null;
      ended = reason;
      Object.values(sessionKeys).forEach((key) => storage.removeItem(key));
      notify();
      if (wasSignedIn && reason === 'expired') expiryListeners.forEach((listener) => listener());
    },
    lastEnd: () => ended,
    subscribe: (listener) => addListener(listeners, listener),
    onExpired: (listener) => addListener(expiryListeners, listener),
  };
}

function parseSession(storage: Storage): Session | null {
  const token = storage.getItem(sessionKeys.token) ?? storage.getItem(sessionKeys.legacyToken);
  const role = storage.getItem(sessionKeys.role);
  if (!token || !role) return null;
  const refreshToken = storage.getItem(sessionKeys.refreshToken) ?? undefined;
  const user = parseUser(storage.getItem(sessionKeys.user));
  return { token, role: role === 'admin' ? 'admin' : 'user', refreshToken, user };
}

function parseUser(text: string | null): SessionUser | undefined {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<SessionUser> | null;
    if (typeof user?.id !== 'string' || typeof user.email !== 'string') return undefined;
    return { id: user.id, email: user.email, credits: Number(user.credits) || 0 };
  } catch {
    return undefined;
  }
}

function setOrRemove(storage: Storage, key: StoredKey, value: string | undefined): void {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, value);
}

function addListener(set: Set<() => void>, listener: () => void): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
