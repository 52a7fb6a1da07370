import { waitlistContract, type WaitlistRow } from '#shared/contracts/waitlist.ts';
import { writeCsv } from '#shared/csv/write-csv.ts';
import { readWaitlist } from '../domain/waitlist/waitlist-repository.ts';
import { now } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { prepareText, sendPrepared } from '../platform/prepared-response.ts';
import { siteDay } from '../platform/site-day.ts';

/** Exports a waitlist, compressed if the client accepts it or if the list would otherwise exceed Lambda's limit. */
export const exportManaged = implement(
  waitlistContract.exportManaged,
  async ({ list }, _actor, request) => {
    const rows = await readWholeList(list);
    const csv = writeCsv([
      ['E-mail', 'List', 'Joined'],
      ...rows.map(({ email, joinedAt }) => [email, list, joinedAt]),
    ]);
    const response = prepareText(csv, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="waitlist-${list}-${siteDay(now())}.csv"`,
      'cache-control': 'no-store',
    });
    return sendPrepared(response, request);
  },
);

async function readWholeList(list: WaitlistRow['list']): Promise<WaitlistRow[]> {
  const all: WaitlistRow[] = [];
  for await (const rows of readWaitlist(list, { isDown: false })) all.push(...rows);
  return all;
}
