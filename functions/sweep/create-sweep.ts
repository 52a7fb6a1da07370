import { now } from '../platform/clock.ts';
import type { Drained } from '../platform/drain.ts';
import { logger } from '../platform/logger.ts';

/** A task starts nothing new after the deadline (epoch milliseconds). */
type Task<Outcome> = (deadline: number) => Promise<Outcome>;

interface SweepTasks {
  checkOpenOrders: Task<Drained>;
  /** Resolves to the number of failures. */
  deliverPendingMails: Task<number>;
  tidyUploads: Task<Drained>;
  others: readonly Task<{ failed: number }>[];
  visitSite: () => Promise<void>;
  /** Records the outcome of a run for `GET /api/health`. */
  recordSweepRun: (error?: string) => Promise<void>;
}

interface Swept {
  orders: number;
  failures: number;
}

/** A started task may take another minute if Stripe or SES does not respond; the function's timeout is 240 s. */
const beginSeconds = 150;

/**
 * Creates the sweep. Its tasks run concurrently: none is blocked while Stripe, SES or S3 is down. Throws on failures,
 * for the alarm.
 */
export function createSweep({
  checkOpenOrders,
  deliverPendingMails,
  tidyUploads,
  others,
  visitSite,
  recordSweepRun,
}: SweepTasks): () => Promise<Swept> {
  const recordRun = async (error?: string): Promise<void> => {
    try {
      await recordSweepRun(error);
    } catch (cause) {
      logger.error('run not recorded', { error: cause });
    }
  };

  const sweep = async (): Promise<Swept> => {
    const deadline = now().getTime() + beginSeconds * 1000;
    const work = [
      checkOpenOrders(deadline),
      deliverPendingMails(deadline),
      tidyUploads(deadline),
      ...others.map((task) => task(deadline)),
    ] as const;
    // A task that fails early must not end the function while the others run.
    await Promise.allSettled([...work, visitSite()]);
    const [orders, unsent, uploads, ...ended] = await Promise.all(work);
    const failures = [uploads, ...ended].reduce(
      (sum, { failed }) => sum + failed,
      orders.failed + unsent,
    );
    logger.info('swept', { orders: orders.processed, uploads: uploads.processed, failures });
    if (failures > 0) throw new Error(`${failures} of the sweep's tasks failed; see the log.`);
    return { orders: orders.processed, failures };
  };

  return async () => {
    try {
      const swept = await sweep();
      await recordRun();
      return swept;
    } catch (error) {
      await recordRun((error as Error).message);
      throw error;
    }
  };
}
