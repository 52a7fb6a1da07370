import { capabilities } from '#shared/site-config/capabilities.ts';
import { announceEdition } from '../domain/editions/announce-edition.ts';
import { pendingAnnouncementIds } from '../domain/editions/announcement-repository.ts';
import { now } from '../platform/clock.ts';
import { drain } from '../platform/drain.ts';
import { logger } from '../platform/logger.ts';

const atOnce = 4;
const page = 250;
/** A delay, because the index of owners is eventually consistent: after it, the index contains the latest buyers. */
const settlingMs = 60_000;

/** Queues the emails about new editions until `deadline` (epoch milliseconds); the next run continues from there. */
export async function announceEditions(
  deadline: number,
): Promise<{ done: number; failed: number }> {
  if (!capabilities.digest) return { done: 0, failed: 0 };
  const before = new Date(now().getTime() - settlingMs).toISOString();
  const announce = async (id: string) => {
    try {
      await announceEdition(id, { page, deadline });
    } catch (error) {
      logger.error('edition not announced', { announcement: id, error: error as Error });
      throw error;
    }
  };
  return drain(pendingAnnouncementIds(before), announce, { atOnce, deadline });
}
