import type { Part } from './create-part.ts';

type AnyPart = Pick<Part<unknown>, 'retry'>;

const parts = new Set<AnyPart>();
const listeners = new Set<() => void>();

/** Parts that a visitor waits for and that cannot show this themselves: the shell does. */
export const waitingParts = {
  put(part: AnyPart, waits: boolean): void {
    if (waits === parts.has(part)) return;
    if (waits) parts.add(part);
    else parts.delete(part);
    listeners.forEach((listener) => listener());
  },
  any: (): boolean => parts.size > 0,
  retry: (): void => parts.forEach((part) => part.retry()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
