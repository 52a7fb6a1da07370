export interface AdmissionRule {
  /** How many runs of one function may be in progress at once, as with Lambda's concurrency limit. */
  atOnce: number;
  /** How long further runs wait before they are refused, in milliseconds. */
  waitMs: number;
}

/** The result of a run that found no slot in time. */
export const rejected = Symbol('rejected');

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Keeps an overloaded machine from starting everything and finishing nothing: runs that would wait too long
 * are refused early enough for the client to retry.
 */
export function createAdmission({ atOnce, waitMs }: AdmissionRule) {
  const lines = new Map<string, Line>();

  async function enter(line: Line): Promise<boolean> {
    if (line.running < atOnce) {
      line.running++;
      return true;
    }
    const turn = Promise.withResolvers<boolean>();
    const next = () => turn.resolve(true);
    line.waiting.add(next);
    const timer = setTimeout(() => {
      line.waiting.delete(next);
      turn.resolve(false);
    }, waitMs);
    const admitted = await turn.promise;
    clearTimeout(timer);
    return admitted;
  }

  /** Passes the slot to the first run in the queue. */
  function leave(line: Line): void {
    const [next] = line.waiting;
    if (!next) line.running--;
    else {
      line.waiting.delete(next);
      next();
    }
  }

  return async function admit<T>(
    group: string,
    run: () => Promise<T>,
  ): Promise<T | typeof rejected> {
    const line = lines.get(group) ?? { running: 0, waiting: new Set() };
    lines.set(group, line);
    if (!(await enter(line))) return rejected;
    try {
      return await run();
    } finally {
      leave(line);
    }
  };
}
