import { now } from '../../platform/clock.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { getItem } from '../catalogue/catalogue-repository.ts';
import { listOwners } from '../entitlements/owner-repository.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { queueMailOnce } from '../mails/mail-repository.ts';
import type { EditionNews } from '../mails/mail.ts';
import { mayBeMailed } from '../members/choose-mails.ts';
import { getMember } from '../members/member-repository.ts';
import { closeAnnouncement, getAnnouncement, recordAnnounced } from './announcement-repository.ts';

const concurrency = 16;

interface Limits {
  /** How many owners are marked as told together: a run that dies repeats at most one page. */
  pageSize: number;
  /** Epoch milliseconds; no page but the first is started after it. */
  deadline: number;
}

/**
 * Queues one email per owner of an item, continuing after the last page of the previous run. An email's id consists of
 * the edition and the owner: it exists once, however many runs write it. Nothing is announced for a deleted item.
 */
export async function announceEdition(id: string, { pageSize, deadline }: Limits): Promise<void> {
  const announcement = await getAnnouncement(id);
  if (!announcement?.pending) return;
  const { news, after } = announcement;
  const item = await getItem(news.of.kind, news.of.id);
  if (item?.shelf) {
    let late = false;
    for await (const owners of listOwners(itemKeyIn(news.of.kind, news.of.id), pageSize, after)) {
      if (late) return;
      await mapConcurrently(owners.owned, concurrency, (userId) => tell(id, news, userId));
      if (!(await recordAnnounced(id, owners.last))) return;
      late = now().getTime() >= deadline;
    }
  }
  await closeAnnouncement(id);
}

async function tell(id: string, news: EditionNews, userId: string): Promise<void> {
  const member = await getMember(userId);
  if (!mayBeMailed(member, 'newEditions')) return;
  await queueMailOnce({ kind: 'new-edition', to: member.email, userId, news }, `${id}#${userId}`);
}
