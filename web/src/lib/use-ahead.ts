import { startTransition, useOptimistic } from 'react';

/**
 * Shows at once a choice that is stored in the URL. The router applies a new URL in a transition, and until then a
 * radio button, checkbox or select would show the old value.
 * @param asked the value in the URL
 * @returns the value to show, and a function that shows another value while `navigate` is in progress
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
