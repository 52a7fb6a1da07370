import type { CSSProperties } from 'react';
import { formatCount } from '#web/src/lib/format-count.ts';
import { minForShare, shareText, type FunnelSum } from './funnel-rates.ts';
import styles from './funnel-steps.module.css';
import * as messages from './messages.ts';

/** Views, Checkouts and payments as bars, each with its share of the step before. */
export function FunnelSteps({ views, checkouts, paid }: FunnelSum) {
  const most = Math.max(views, checkouts, paid, 1);
  const steps = [
    { label: messages.pagesViewed, count: views, shares: [] },
    { label: messages.checkoutsStarted, count: checkouts, shares: [ofViews(checkouts, views)] },
    {
      label: messages.paid,
      count: paid,
      shares: [ofCheckouts(paid, checkouts), ofViews(paid, views)],
    },
  ];
  return (
    <ol className={styles.steps} aria-label={messages.itemsWithPrice}>
      {steps.map(({ label, count, shares }) => (
        <li key={label} className={styles.step}>
          <span className={styles.label}>{label}</span>
          <strong className={styles.count}>{formatCount(count)}</strong>
          <span
            className={styles.bar}
            style={{ '--share': count / most } as CSSProperties}
            aria-hidden
          />
          <span className={styles.shares}>{shares.join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}

function ofViews(part: number, views: number): string {
  const share = shareText(part, views);
  return share ? messages.ofViews(share) : messages.tooFewViews(minForShare);
}

function ofCheckouts(part: number, checkouts: number): string {
  const share = shareText(part, checkouts);
  return share ? messages.ofCheckouts(share) : messages.tooFewCheckouts(minForShare);
}
