const dayMs = 24 * 3600_000;
/** From here on a request is shown as pressing. */
const soonDays = 7;

export interface Due {
  /** 'due in 12 days', 'due today', 'overdue by 3 days' */
  text: string;
  tone: 'plain' | 'warning' | 'danger';
}

/** How long there still is for a request, in days of the calendar: as one counts from today to the date beside it. */
export function dueText(dueAt: string, now: Date): Due {
  const due = new Date(dueAt);
  const days = Math.abs(calendarDay(due) - calendarDay(now));
  const inDays = days === 1 ? '1 day' : `${days} days`;
  if (due < now) {
    return { text: days === 0 ? 'overdue since today' : `overdue by ${inDays}`, tone: 'danger' };
  }
  return {
    text: days === 0 ? 'due today' : `due in ${inDays}`,
    tone: days <= soonDays ? 'warning' : 'plain',
  };
}

/** Number of a day where the reader is; the days between two of them are 24 hours long, whatever the clocks did. */
function calendarDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;
}
