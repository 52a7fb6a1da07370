const dayMs = 24 * 3600_000;
/** From here on a request is shown as pressing. */
const soonDays = 7;

export interface Due {
  /** 'due in 12 days', 'due today', 'overdue by 3 days' */
  text: string;
  tone: 'plain' | 'warning' | 'danger';
}

/** How long there still is for a request, in days that have begun. */
export function dueText(dueAt: string, now: Date): Due {
  const leftMs = Date.parse(dueAt) - now.getTime();
  if (leftMs < 0) {
    const late = Math.floor(-leftMs / dayMs);
    return {
      text: late === 0 ? 'overdue since today' : `overdue by ${inDays(late)}`,
      tone: 'danger',
    };
  }
  const left = Math.floor(leftMs / dayMs);
  return {
    text: left === 0 ? 'due within a day' : `due in ${inDays(left)}`,
    tone: left < soonDays ? 'warning' : 'plain',
  };
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
