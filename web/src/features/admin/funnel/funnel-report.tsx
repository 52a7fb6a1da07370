import type { FunnelDay, FunnelReport as Report } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { DailyChart } from '../dashboard/daily-chart.tsx';
import { longDay } from '../dashboard/day-text.ts';
import { saveCsv } from '#web/src/lib/save-file.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { dayColumns } from './funnel-columns.ts';
import { FunnelItemTable } from './funnel-item-table.tsx';
import { downloadsOf, isCounted, minForShare, sumOfSold } from './funnel-rates.ts';
import { FunnelSteps } from './funnel-steps.tsx';
import { SaveButton } from './save-button.tsx';
import { useTableSort } from './use-table-sort.ts';
import { writeDays, writeItems } from './write-funnel.ts';
import styles from './funnel-report.module.css';
import * as messages from './messages.ts';

export interface FunnelReportProps {
  funnel: Report;
  /** The first day of the period. */
  from: string | undefined;
}

/** The shares of an item's visitors who begin a Checkout and who pay. */
export function FunnelReport({ funnel, from }: FunnelReportProps) {
  const { since, days, items, others } = funnel;
  return (
    <section className={styles.funnel} aria-labelledby="funnel-heading">
      <h3 id="funnel-heading">{messages.fromPageToPayment}</h3>
      {from && since > from && (
        <p className={styles.since}>{messages.countedSince(longDay(since))}</p>
      )}
      {isCounted(days) ? (
        <>
          <h4 className={styles.part}>{messages.itemsWithPrice}</h4>
          <FunnelSteps {...sumOfSold(items)} />
          <details className={styles.details}>
            <summary>{messages.whatIsCounted}</summary>
            <ul className={styles.facts}>
              {messages.whatIsCountedFacts(minForShare).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </details>
          <FunnelItemTable
            items={items}
            others={others}
            save={() => saveCsv([writeItems({ items, others })], fileName('items', days))}
          />
          <Days days={days} />
        </>
      ) : (
        <Notice tone="empty" title={messages.nothingCounted}>
          {messages.whatIsShownHere}
        </Notice>
      )}
    </section>
  );
}

const figures: readonly { title: string; value: (day: FunnelDay) => number }[] = [
  { title: messages.views, value: ({ views }) => views },
  ...(capabilities.podcasts
    ? [{ title: messages.listens, value: ({ listens }: FunnelDay) => listens }]
    : []),
  { title: messages.checkoutsStarted, value: ({ checkouts }) => checkouts },
  { title: messages.downloads, value: downloadsOf },
];

function Days({ days }: { days: readonly FunnelDay[] }) {
  const { sort, sorted } = useTableSort<FunnelDay>('days-by', dayColumns, dayOf, 'name');
  return (
    <>
      <h4 className={styles.part}>{messages.allItemsByDay}</h4>
      <div className={styles.charts}>
        {figures.map(({ title, value }) => (
          <DailyChart
            key={title}
            title={title}
            points={days.map((day) => ({ date: day.date, value: value(day) }))}
            format={String}
            whole
          />
        ))}
      </div>
      <details className={styles.details}>
        <summary>{messages.viewAsTable}</summary>
        <ReportTable
          caption={messages.byDay(site.timeZone)}
          columns={[messages.day, ...dayColumns.map(({ header }) => header)]}
          sort={sort}
          rows={sorted(days).map((day) => ({
            key: day.date,
            name: longDay(day.date),
            figures: dayColumns.map(({ text }) => text(day)),
          }))}
        />
        <p className={styles.actions}>
          <SaveButton
            label={messages.downloadDays}
            save={() => saveCsv([writeDays(days)], fileName('days', days))}
          />
        </p>
      </details>
    </>
  );
}

const dayOf = ({ date }: FunnelDay): string => date;

function fileName(what: string, days: readonly FunnelDay[]): string {
  return `funnel-${what}-${days[0]!.date}-to-${days.at(-1)!.date}.csv`;
}
