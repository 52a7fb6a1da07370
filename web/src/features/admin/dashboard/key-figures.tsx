import type { DailyReport } from '../../../../../shared/contracts/reports.ts';
import { formatMoney } from '../../../lib/money.ts';
import { formatCount } from '../parts/format-count.ts';
import { takingsOn, totalOf } from './sum-report.ts';
import styles from './key-figures.module.css';

export interface KeyFiguresProps {
  days: readonly DailyReport[];
  currency: string;
}

/** What an owner wants to know first: today so far, yesterday, and the whole time chosen. */
export function KeyFigures({ days, currency }: KeyFiguresProps) {
  const total = totalOf(days);
  const today = days.slice(-1);
  const yesterday = days.slice(-2, -1);
  const taken = (some: readonly DailyReport[]) =>
    some.reduce((sum, day) => sum + takingsOn(day, currency).revenue, 0);
  const refunded = total.takings.find((row) => row.currency === currency)?.refunded ?? 0;

  const figures = [
    {
      label: 'Revenue',
      value: formatMoney(taken(days), currency),
      notes: [
        `${formatMoney(taken(today), currency)} today`,
        `${formatMoney(taken(yesterday), currency)} yesterday`,
      ],
    },
    {
      label: 'Sales',
      value: formatCount(total.sales),
      notes: [
        `${formatCount(totalOf(today).sales)} today`,
        `${formatCount(totalOf(yesterday).sales)} yesterday`,
      ],
    },
    {
      label: 'Refunded',
      value: formatMoney(refunded, currency),
      notes: [total.refunds === 1 ? '1 refund' : `${formatCount(total.refunds)} refunds`],
    },
    {
      label: 'New members',
      value: formatCount(total.newMembers),
      notes: [
        `${formatCount(totalOf(today).newMembers)} today`,
        `${formatCount(totalOf(yesterday).newMembers)} yesterday`,
      ],
    },
    {
      label: 'Credits sold',
      value: formatCount(total.creditsSold),
      notes: [`${formatCount(total.creditsUsed)} used`],
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, notes }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className={styles.note}>
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
