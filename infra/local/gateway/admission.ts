export interface AdmissionRule {
  /** How many runs of one function may be in progress at the same time, as with Lambda's concurrency limit. */
  concurrency: number;
  /** How long further runs wait before they are refused, in milliseconds. */
  waitMs: number;
}

/** The result of a run that found no slot in time. */
export const rejected = Symbol('rejected');

interface Slots {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Keeps an overloaded machine from starting everything and finishing nothing: runs that would wait too long
 * are refused early enough for the client to retry.
 */
export function createAdmission({ concurrency, waitMs }: AdmissionRule) {
  const slotsByGroup = new Map<string, Slots>();

  async function enter(slots: Slots): Promise<boolean> {
    if (slots.running < concurrency) {
      slots.running++;
      return true;
    }
    const slot = Promise.withResolvers<boolean>();
    const next = () => slot.resolve(true);
    slots.waiting.add(next);
    const timer = setTimeout(() => {
      slots.waiting.delete(next);
      slot.resolve(false);
    }, waitMs);
    const admitted = await slot.promise;
    clearTimeout(timer);
    return admitted;
  }

  /** Passes the slot to the first run in the queue. */
  function leave(slots: Slots): void {
    const [next] = slots.waiting;
    if (!next) slots.running--;
    else {
      slots.waiting.delete(next);
      next();
    }
  }

  return async function admit<T>(
    group: string,
    run: () => Promise<T>,
  ): Promise<T | typeof rejected> {
    const slots = slotsByGroup.get(group) ?? { running: 0, waiting: new Set() };
    slotsByGroup.set(group, slots);
    if (!(await enter(slots))) return rejected;
    try {
      return await run();
    } finally {
      leave(slots);
    }
  };
}
