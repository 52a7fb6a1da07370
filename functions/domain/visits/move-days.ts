import { now } from '../../platform/clock.ts';
import { drain, type Drained } from '../../platform/drain.ts';
import { addDays, monthOf } from '../../platform/calendar.ts';
import { siteDay } from '../../platform/site-day.ts';
import { listRows, recordMoved, readMoved, removeDays, setDays } from './count-repository.ts';
import { daysOf, type CounterRow } from './counter-row.ts';
import { counters } from './counters.ts';

const concurrency = 8;
/** The days that a row keeps: it is moved once a week at most. */
const fullDays = 7;
/**
 * This many days after its end, a day gets no more counts: no process runs for a whole day, even if the site's time
 * zone changes.
 */
const settledDays = 2;

/**
 * Moves, once a day, the counts of past days out of the rows that lists read, into one row per item and month, until
 * `deadline` (epoch milliseconds). A day is first set there and then removed here: at every moment it is in at least
 * one of them, and if in both, with the same count.
 */
export async function moveDays(deadline: number): Promise<Drained> {
  const today = siteDay(now());
  if ((await readMoved())?.movedOn === today) return { processed: 0, failed: 0 };
  const moved = await drain(fullRows(today), (row) => move(row, today), {
    concurrency,
    deadline,
    failure: 'days not moved',
    idsOf: ({ kind, id }) => ({ counter: kind, id }),
  });
  if (moved.failed === 0 && now().getTime() < deadline) await recordMoved(today);
  return moved;
}

async function* fullRows(today: string): AsyncGenerator<CounterRow> {
  const oldest = addDays(today, -fullDays);
  for (const counter of counters) {
    for (const row of await listRows(counter)) {
      if (daysOf(row).some(([day]) => day <= oldest)) yield row;
    }
  }
}

async function move(row: CounterRow, today: string): Promise<void> {
  const settled = addDays(today, -settledDays);
  const days = daysOf(row).filter(([day]) => day <= settled);
  for (const [month, some] of Map.groupBy(days, ([day]) => monthOf(day))) {
    await setDays(row, month, some);
  }
  await removeDays(row, days);
}
