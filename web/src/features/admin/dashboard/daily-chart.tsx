import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './daily-chart.module.css';
import { longDay, shortDay } from './day-text.ts';
import * as messages from './messages.ts';

export interface DailyPoint {
  date: string;
  value: number;
}

export interface DailyChartProps {
  title: string;
  points: readonly DailyPoint[];
  /** Formats a value. */
  format: (value: number) => string;
  /** Formats axis labels, where space is limited; defaults to `format`. */
  formatTick?: (value: number) => string;
  /** Whether the axis has only whole numbers, for counts. */
  whole?: boolean;
}

/**
 * A bar chart of one figure by day. Screen readers read the table below the charts; the drawing is a single named
 * image.
 */
export function DailyChart({
  title,
  points,
  format,
  formatTick = format,
  whole = false,
}: DailyChartProps) {
  const highest = points.reduce<DailyPoint | undefined>(
    (best, point) => (point.value > (best?.value ?? 0) ? point : best),
    undefined,
  );
  const summary = highest
    ? messages.highestValueOnDate(format(highest.value), longDay(highest.date))
    : messages.nothingInThisPeriod;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {title}
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      <div
        role="img"
        aria-label={messages.titleByDaySummary(title, summary)}
        className={styles.drawing}
      >
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...points]}
            accessibilityLayer={false}
            barCategoryGap="18%"
            margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="var(--rule)" />
            <XAxis
              dataKey="date"
              tickFormatter={shortDay}
              tickLine={false}
              axisLine={{ stroke: 'var(--rule-strong)' }}
              tick={{ fill: 'var(--ink-muted)', fontSize: 12 }}
              minTickGap={28}
            />
            <YAxis
              width="auto"
              tickFormatter={formatTick}
              tickLine={false}
              axisLine={false}
              allowDecimals={!whole}
              tick={{ fill: 'var(--ink-muted)', fontSize: 12 }}
            />
            <Tooltip
              cursor={{ fill: 'var(--accent-soft)' }}
              isAnimationActive={false}
              labelFormatter={(label) => longDay(String(label))}
              formatter={(value) => [format(Number(value)), title]}
              contentStyle={{
                background: 'var(--surface)',
                border: '1px solid var(--rule)',
                borderRadius: 'var(--radius)',
                color: 'var(--ink)',
              }}
              itemStyle={{ color: 'var(--ink)' }}
            />
            <Bar
              dataKey="value"
              name={title}
              fill="var(--accent)"
              maxBarSize={48}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
