import { capabilities } from '#shared/site-config/capabilities.ts';
import { announceEdition } from '../domain/editions/announce-edition.ts';
import { pendingAnnouncementIds } from '../domain/editions/announcement-repository.ts';
import { now } from '../platform/clock.ts';
import { drain, type Drained } from '../platform/drain.ts';

const concurrency = 4;
const pageSize = 250;
/** A delay, because the index of owners is eventually consistent: after it, the index contains the latest buyers. */
const settlingMs = 60_000;

/** Queues the emails about new editions until `deadline` (epoch milliseconds); the next run continues from there. */
export async function announceEditions(deadline: number): Promise<Drained> {
  if (!capabilities.digest) return { processed: 0, failed: 0 };
  const before = new Date(now().getTime() - settlingMs).toISOString();
  const announce = (id: string) => announceEdition(id, { pageSize, deadline });
  return drain(pendingAnnouncementIds(before), announce, {
    concurrency,
    deadline,
    failure: 'edition not announced',
    idsOf: (announcement) => ({ announcement }),
  });
}
