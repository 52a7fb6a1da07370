export interface Progress {
  add(bytes: number): void;
  /** Removes the line, for example before something else is printed. It reappears when more is read. */
  clear(): void;
}

/** Short work shows no progress. */
const quietMs = 1000;
const betweenMs = 100;

/** A line that counts up, on a terminal. */
export function createProgress(
  write: (text: string) => void,
  total: { files: number; bytes: number },
  now: () => number = Date.now,
): Progress {
  const began = now();
  let read = 0;
  let shownAt = 0;
  let isShown = false;
  return {
    add(bytes) {
      read += bytes;
      const time = now();
      if (time - began < quietMs || time - shownAt < betweenMs) return;
      shownAt = time;
      isShown = true;
      const percent = Math.min(100, Math.floor((100 * read) / Math.max(1, total.bytes)));
      write(`\rChecking ${total.files} logs: ${percent} %\x1b[K`);
    },
    clear() {
      if (isShown) write('\r\x1b[K');
      isShown = false;
    },
  };
}
