import { useSyncExternalStore } from 'react';
import { openStorage } from './browser-storage.ts';

const storage = openStorage('localStorage');
const changed = new EventTarget();

/**
 * A small setting that is stored in this browser and shared by its tabs.
 * @returns The stored text (`fallback` if there is none, and while prerendering) and a function that changes it; null
 * removes it.
 */
export function useStored(key: string, fallback: string): [string, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => storage.getItem(key) ?? fallback,
    () => fallback,
  );
  function store(next: string | null): void {
    if (next === null) storage.removeItem(key);
    else storage.setItem(key, next);
    changed.dispatchEvent(new Event('change'));
  }
  return [value, store];
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
