/** Pauses and resumes the sending of a file. */
export interface Pauses {
  readonly paused: boolean;
  /** Aborted when sending is paused; each resumption has a new one. */
  readonly signal: AbortSignal;
  pause: () => void;
  resume: () => void;
  /** Resolves as soon as sending may continue, or has been given up. */
  whenRunning: (givenUp: AbortSignal) => Promise<void>;
}

export function createPauses(onChange: () => void = () => undefined): Pauses {
  let controller = new AbortController();
  let held: PromiseWithResolvers<void> | undefined;
  return {
    get paused() {
      return held !== undefined;
    },
    get signal() {
      return controller.signal;
    },
    pause() {
      if (held) return;
      held = Promise.withResolvers();
      controller.abort();
      onChange();
    },
    resume() {
      if (!held) return;
      controller = new AbortController();
      held.resolve();
      held = undefined;
      onChange();
    },
    async whenRunning(givenUp) {
      if (!held || givenUp.aborted) return;
      const end = Promise.withResolvers<void>();
      givenUp.addEventListener('abort', () => end.resolve(), { once: true });
      await Promise.race([held.promise, end.promise]);
    },
  };
}
