import * as messages from './messages.ts';
const dayMs = 24 * 3600_000;
/** Requests due within this many days are shown as urgent. */
const soonDays = 7;

export interface Due {
  /** 'due in 12 days', 'due today', 'overdue by 3 days' */
  text: string;
  tone: 'plain' | 'warning' | 'danger';
}

/** Describes the calendar days left until the due date, in the reader's time zone. */
export function dueText(dueAt: string, now: Date): Due {
  const due = new Date(dueAt);
  const days = Math.abs(calendarDay(due) - calendarDay(now));
  if (due < now) {
    return {
      text: days === 0 ? messages.overdueSinceToday : messages.overdueBy(days),
      tone: 'danger',
    };
  }
  return {
    text: days === 0 ? messages.dueToday : messages.dueIn(days),
    tone: days <= soonDays ? 'warning' : 'plain',
  };
}

/** Returns a day number in the reader's time zone: differences are exact, regardless of daylight saving time. */
function calendarDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;
}
