export interface AdmissionRule {
  /** Runs of one function that go on at once, as Lambda's concurrency limits them. */
  atOnce: number;
  /** How long the others wait in line before they are turned away. */
  waitMs: number;
}

/** What a run comes to that found no place in time. */
export const turnedAway = Symbol('turned away');

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Keeps a machine that has too much to do from starting everything and finishing nothing: who would wait too long is
 * told so while there is still time to come again.
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

  /** Hands the place on to the first in line. */
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
  ): Promise<T | typeof turnedAway> {
    const line = lines.get(group) ?? { running: 0, waiting: new Set() };
    lines.set(group, line);
    if (!(await enter(line))) return turnedAway;
    try {
      return await run();
    } finally {
      leave(line);
    }
  };
}
