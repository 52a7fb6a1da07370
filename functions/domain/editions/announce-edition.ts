import { now } from '../../platform/clock.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { getItem } from '../catalogue/catalogue-repository.ts';
import { queueMailOnce } from '../mails/mail-repository.ts';
import { mayBeMailed } from '../members/choose-mails.ts';
import { getMember } from '../members/member-repository.ts';
import { listOwners } from '../orders/owner-repository.ts';
import {
  closeAnnouncement,
  getAnnouncement,
  noteAnnounced,
  type EditionNews,
} from './announcement-repository.ts';
import { editedItem } from './editions-of.ts';

const atOnce = 16;

interface Pace {
  /** How many owners are noted as told at once; a run that dies repeats no more than that. */
  page: number;
  /** Epoch milliseconds; after it no page is started, except the first. */
  deadline: number;
}

/**
 * Queues one mail for each owner of an item, continuing after the last page of the run before. A mail's id consists of the
 * edition and the owner, so that it exists once, however many runs write it. Of a deleted item there is nothing to tell.
 */
export async function announceEdition(id: string, { page, deadline }: Pace): Promise<void> {
  const announcement = await getAnnouncement(id);
  if (!announcement?.pending) return;
  const { news, after } = announcement;
  const item = await getItem(news.of.kind, news.of.id);
  if (item?.shelf) {
    let late = false;
    for await (const owners of listOwners(editedItem(news.of.kind, news.of.id), page, after)) {
      if (late) return;
      await mapConcurrently(owners.owned, atOnce, (userId) => tell(id, news, userId));
      if (!(await noteAnnounced(id, owners.last))) return;
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
