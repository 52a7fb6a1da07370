import { now } from '../../platform/clock.ts';
import { drain } from '../../platform/drain.ts';
import { logger } from '../../platform/logger.ts';
import { siteDay } from '../../platform/site-day.ts';
import { listRows, noteMoved, readMoved, removeDays, setDays } from './count-repository.ts';
import { daysBefore, daysOf, monthOf, type CounterRow } from './counter-row.ts';
import { counters } from './counters.ts';

const atOnce = 8;
/** A row keeps so many days, so that it is moved once a week at most. */
const fullDays = 7;
/** A day that is over so long gets no more counts: no process runs for a day, whatever becomes of the time zone. */
const settledDays = 2;

/**
 * Once a day: moves what has been counted on past days out of the rows that lists read, into one row for each item and
 * month, until `deadline` (epoch milliseconds). A day is first set there and then removed here, so that it is in one of
 * them at every moment; where it is in both, both say the same.
 */
export async function moveDays(deadline: number): Promise<{ done: number; failed: number }> {
  const today = siteDay(now());
  if ((await readMoved())?.movedOn === today) return { done: 0, failed: 0 };
  const moved = await drain(fullRows(today), (row) => move(row, today), { atOnce, deadline });
  if (moved.failed === 0 && now().getTime() < deadline) await noteMoved(today);
  return moved;
}

async function* fullRows(today: string): AsyncGenerator<CounterRow> {
  const oldest = daysBefore(today, fullDays);
  for (const counter of counters) {
    for (const row of await listRows(counter)) {
      if (daysOf(row).some(([day]) => day <= oldest)) yield row;
    }
  }
}

async function move(row: CounterRow, today: string): Promise<void> {
  const settled = daysBefore(today, settledDays);
  const days = daysOf(row).filter(([day]) => day <= settled);
  try {
    for (const [month, some] of Map.groupBy(days, ([day]) => monthOf(day))) {
      await setDays(row, month, some);
    }
    await removeDays(row, days);
  } catch (error) {
    logger.error('days not moved', { counter: row.kind, id: row.id, error: error as Error });
    throw error;
  }
}
