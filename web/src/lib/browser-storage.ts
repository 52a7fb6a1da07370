/** A Storage that lasts as long as the page: for prerendering and for browsers that block localStorage. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** localStorage or sessionStorage if available, otherwise memory. */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    if (typeof window !== 'undefined') return window[kind];
  } catch {
    // The browser blocks storage for this site; reading the property throws.
  }
  return createMemoryStorage();
}
