import { creditsContract, type StatementLine } from '#shared/contracts/credits.ts';
import { writeCsv } from '#shared/csv/write-csv.ts';
import { now } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { text } from '../platform/reply.ts';
import { siteDay } from '../platform/site-day.ts';
import { listWholeStatement } from './statement-rows.ts';

const header = ['Time', 'Kind', 'Credits', 'Balance', 'Not recovered', 'Detail', 'Entry'];

const kinds: Record<StatementLine['kind'], string> = {
  'sign-up': 'Sign-up',
  adjustment: 'Adjustment',
  purchase: 'Purchase',
  refund: 'Refund',
  reply: 'Reply',
  returned: 'Returned',
  unhelpful: 'Returned: unhelpful reply',
};

export const exportStatement = implement(creditsContract.exportStatement, async (_input, actor) => {
  const lines = await listWholeStatement(actor.id);
  const csv = writeCsv([
    header,
    ...lines.map((line) => [
      line.bookedAt,
      kinds[line.kind],
      line.credits,
      line.balance,
      line.unrecovered,
      line.detail,
      line.entry,
    ]),
  ]);
  return text(csv, {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="credits-${siteDay(now())}.csv"`,
    'cache-control': 'no-store',
  });
});
