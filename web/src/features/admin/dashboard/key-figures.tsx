import type { DailyReport } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { formatCount } from '../parts/format-count.ts';
import { afterRefunds, isTaxed, revenueOn, totalOf } from './sum-report.ts';
import styles from './key-figures.module.css';

/** How many characters fit in a tile in large type. */
const mostLarge = 9;

export interface KeyFiguresProps {
  days: readonly DailyReport[];
  /** Each currency has its own total; different currencies are never added. */
  currencies: readonly string[];
}

/** Key figures for today, yesterday and the chosen period. */
export function KeyFigures({ days, currencies }: KeyFiguresProps) {
  const total = totalOf(days);
  const today = days.slice(-1);
  const yesterday = days.slice(-2, -1);
  const taken = (some: readonly DailyReport[], currency: string) =>
    formatMoney(
      some.reduce((sum, day) => sum + revenueOn(day, currency).revenue, 0),
      currency,
    );
  const nameOf = (figure: string, currency: string) =>
    currencies.length > 1 ? `${figure}, ${currency.toUpperCase()}` : figure;
  const refunds = total.refunds === 1 ? '1 refund' : `${formatCount(total.refunds)} refunds`;
  const refundNote = currencies.length > 1 ? `${refunds} in all currencies` : refunds;

  const figures = [
    ...currencies.map((currency) => ({
      label: nameOf('Revenue', currency),
      value: taken(days, currency),
      notes: [
        `${taken(today, currency)} today`,
        `${taken(yesterday, currency)} yesterday`,
        ...taxNote(days, currency),
      ],
    })),
    {
      label: 'Sales',
      value: formatCount(total.sales),
      notes: [
        `${formatCount(totalOf(today).sales)} today`,
        `${formatCount(totalOf(yesterday).sales)} yesterday`,
      ],
    },
    ...currencies.map((currency) => {
      const sums = total.revenue.find((row) => row.currency === currency);
      const left = sums ? afterRefunds(sums) : 0;
      return {
        label: nameOf('Refunded', currency),
        value: formatMoney(sums?.refunded ?? 0, currency),
        notes: [refundNote, `${formatMoney(left, currency)} left of the revenue`],
      };
    }),
    {
      label: 'New members',
      value: formatCount(total.newMembers),
      notes: [
        `${formatCount(totalOf(today).newMembers)} today`,
        `${formatCount(totalOf(yesterday).newMembers)} yesterday`,
      ],
    },
    ...(capabilities.chat
      ? [
          {
            label: 'Credits sold',
            value: formatCount(total.creditsSold),
            notes: [`${formatCount(total.creditsUsed)} used`],
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, notes }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={value.length > mostLarge ? styles.longValue : styles.value}>{value}</dd>
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

/** Where something was taxed, revenue is without the tax. */
function taxNote(days: readonly DailyReport[], currency: string): string[] {
  const rows = days.flatMap(({ takings }) => takings.filter((row) => row.currency === currency));
  if (!isTaxed(rows)) return [];
  const tax = totalOf(days).revenue.find((row) => row.currency === currency)?.tax ?? 0;
  return [`Without tax (${formatMoney(tax, currency)} after refunds)`];
}
