import type { DailyReport } from '#shared/contracts/reports.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { formatMoney, formatMoneyCompact } from '#web/src/lib/money.ts';
import { CodeTable } from './code-table.tsx';
import { DailyChart } from './daily-chart.tsx';
import { longDay } from './day-text.ts';
import { ItemTable } from './item-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import { RangeChoice } from './range-choice.tsx';
import { FunnelReport } from '../funnel/funnel-report.tsx';
import { AdminFailure } from '../parts/admin-failure.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { ReportTable } from '../parts/report-table.tsx';
import * as messages from './messages.ts';
import { afterRefunds, currenciesOf, isTaxed, revenueOn } from './sum-report.ts';
import { useDays } from './use-days.ts';
import styles from './sales-report.module.css';

const { credits } = capabilities;

/** Sales, revenue, refunds, members and credits of the last days. */
export function SalesReport() {
  const [days, chooseDays] = useDays();
  const { data, error, mutate } = useAdminCall(
    'GET /api/admin/dashboard',
    { days },
    { keepPreviousData: true, refreshInterval: 60_000 },
  );
  return (
    <div className={styles.report}>
      <RangeChoice value={days} onChange={chooseDays} />
      {data && <Figures days={data.days} />}
      {data && <ItemTable items={data.items} />}
      {data && data.codes.length > 0 && <CodeTable codes={data.codes} />}
      {data && <FunnelReport funnel={data.funnel} from={data.days[0]?.date} />}
      {!data && error && (
        <AdminFailure
          error={error}
          title={messages.weCouldntLoadFigures}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <Skeleton height="64rem" />}
    </div>
  );
}

function Figures({ days }: { days: readonly DailyReport[] }) {
  const currencies = currenciesOf(days, site.money.currency);
  return (
    <>
      <KeyFigures days={days} currencies={currencies} />
      <div className={styles.charts}>
        {currencies.map((currency) => (
          <DailyChart
            key={currency}
            title={
              currencies.length > 1 ? messages.revenueIn(currency.toUpperCase()) : messages.revenue
            }
            points={days.map((day) => ({
              date: day.date,
              value: revenueOn(day, currency).revenue,
            }))}
            format={(value) => formatMoney(value, currency)}
            formatTick={(value) => formatMoneyCompact(value, currency)}
          />
        ))}
        <DailyChart
          title={messages.sales}
          points={days.map(({ date, sales }) => ({ date, value: sales }))}
          format={String}
          whole
        />
        <DailyChart
          title={messages.newMembers}
          points={days.map(({ date, newMembers }) => ({ date, value: newMembers }))}
          format={String}
          whole
        />
        {credits && (
          <DailyChart
            title={messages.creditsUsed}
            points={days.map(({ date, creditsUsed }) => ({ date, value: creditsUsed }))}
            format={String}
            whole
          />
        )}
      </div>
      <details className={styles.details}>
        <summary>{messages.viewAsTable}</summary>
        <ReportTable
          caption={
            isTaxed(days.flatMap(({ takings }) => takings))
              ? messages.byDayTaxed(site.timeZone)
              : messages.byDay(site.timeZone)
          }
          columns={[
            messages.day,
            messages.sales,
            ...currencies.map((currency) => messages.revenueColumn(currency.toUpperCase())),
            messages.refunds,
            ...currencies.map((currency) => messages.refundedColumn(currency.toUpperCase())),
            ...currencies.map((currency) => messages.afterRefundsColumn(currency.toUpperCase())),
            messages.newMembers,
            ...(credits ? [messages.creditsSold, messages.creditsUsed] : []),
          ]}
          rows={[...days].reverse().map((day) => ({
            key: day.date,
            name: longDay(day.date),
            figures: [
              String(day.sales),
              ...currencies.map((one) => formatMoney(revenueOn(day, one).revenue, one)),
              String(day.refunds),
              ...currencies.map((one) => formatMoney(revenueOn(day, one).refunded, one)),
              ...currencies.map((one) => formatMoney(afterRefunds(revenueOn(day, one)), one)),
              String(day.newMembers),
              ...(credits ? [String(day.creditsSold), String(day.creditsUsed)] : []),
            ],
          }))}
        />
      </details>
    </>
  );
}
