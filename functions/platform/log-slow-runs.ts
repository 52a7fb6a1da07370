import { logMetric } from './log-metric.ts';

/** The share of the timeout that must be left at the end of a run; with less, the run counts as slow. */
const minLeft = 0.2;

/** The part of Lambda's context that says how much time a run has left. Tests may call handlers without it. */
interface RunContext {
  functionName?: string;
  getRemainingTimeInMillis?: () => number;
}

/** Wraps a handler to count runs that end near their timeout. Lambda reports a run that exceeds it as an error. */
export function logSlowRuns<Handler extends (...args: never[]) => Promise<unknown>>(
  handler: Handler,
): Handler {
  const run = async (...args: Parameters<Handler>) => {
    const { functionName, getRemainingTimeInMillis } = (args[1] ?? {}) as RunContext;
    const ofMs = getRemainingTimeInMillis?.() ?? 0;
    try {
      return await handler(...args);
    } finally {
      const leftMs = getRemainingTimeInMillis?.() ?? 0;
      if (leftMs < ofMs * minLeft) {
        logMetric('slow-runs', 'run near its timeout', { functionName, ofMs, leftMs });
      }
    }
  };
  return run as Handler;
}
