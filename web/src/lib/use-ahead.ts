import { startTransition, useOptimistic } from 'react';

/**
 * Shows a choice at once that is kept in the address. The router shows a new address in a transition, and until then
 * a radio button, checkbox or select would fall back to the old one.
 * @param asked what the address says
 * @returns what to show, and a function that shows another value while `navigate` is on its way to it
 */
export function useAhead<Value>(
  asked: Value,
): [shown: Value, goTo: (next: Value, navigate: () => void) => void] {
  const [shown, show] = useOptimistic(asked);
  function goTo(next: Value, navigate: () => void): void {
    startTransition(() => {
      show(next);
      navigate();
    });
  }
  return [shown, goTo];
}
