import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';

export interface Action<Args extends unknown[]> {
  /** Runs the action unless it is running already. Resolves to whether it succeeded. */
  run: (...args: Args) => Promise<boolean>;
  pending: boolean;
  /** The error of the last run; cleared when the next run starts. Errors other than ApiError are rethrown. */
  error: ApiError | undefined;
  clearError: () => void;
}

/** State of a user action, such as a submit or a purchase. */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): Action<Args> {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef(false);

  async function run(...args: Args): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setError(undefined);
    try {
      await work(...args);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }
  return { run, pending, error, clearError: () => setError(undefined) };
}
