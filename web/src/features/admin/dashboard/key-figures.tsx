import type { DailyReport } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { afterRefunds, isTaxed, revenueOn, totalOf } from './sum-report.ts';
import styles from './key-figures.module.css';
import * as messages from './messages.ts';

/** How many characters fit in a tile in large type. */
const maxLarge = 9;

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
  const refunds = messages.refundsText(total.refunds, formatCount(total.refunds));
  const refundNote = currencies.length > 1 ? messages.refundsInAllCurrencies(refunds) : refunds;

  const figures = [
    ...currencies.map((currency) => ({
      label: nameOf(messages.revenue, currency),
      value: taken(days, currency),
      notes: [
        messages.revenueToday(taken(today, currency)),
        messages.revenueYesterday(taken(yesterday, currency)),
        ...taxNote(days, currency),
      ],
    })),
    {
      label: messages.sales,
      value: formatCount(total.sales),
      notes: [
        messages.salesToday(formatCount(totalOf(today).sales)),
        messages.salesYesterday(formatCount(totalOf(yesterday).sales)),
      ],
    },
    ...currencies.map((currency) => {
      const sums = total.revenue.find((row) => row.currency === currency);
      const left = sums ? afterRefunds(sums) : 0;
      return {
        label: nameOf(messages.refunded, currency),
        value: formatMoney(sums?.refunded ?? 0, currency),
        notes: [refundNote, messages.leavesOfRevenue(formatMoney(left, currency))],
      };
    }),
    {
      label: messages.newMembers,
      value: formatCount(total.newMembers),
      notes: [
        messages.newMembersToday(formatCount(totalOf(today).newMembers)),
        messages.newMembersYesterday(formatCount(totalOf(yesterday).newMembers)),
      ],
    },
    ...(capabilities.credits
      ? [
          {
            label: messages.creditsSold,
            value: formatCount(total.creditsSold),
            notes: [messages.creditsUsedText(formatCount(total.creditsUsed))],
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, notes }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={value.length > maxLarge ? styles.longValue : styles.value}>{value}</dd>
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

/** Returns a note on the tax, which revenue excludes, if anything was taxed. */
function taxNote(days: readonly DailyReport[], currency: string): string[] {
  const rows = days.flatMap(({ takings }) => takings.filter((row) => row.currency === currency));
  if (!isTaxed(rows)) return [];
  const tax = totalOf(days).revenue.find((row) => row.currency === currency)?.tax ?? 0;
  return [messages.taxNote(formatMoney(tax, currency))];
}
