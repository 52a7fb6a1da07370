import { useEffect, useRef } from 'react';
import { Download, Headphones } from 'lucide-react';
import type { Verification } from '#shared/contracts/purchase.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { player } from '#web/src/lib/player/player.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import * as messages from './messages.ts';
import styles from './returning.module.css';

export interface PurchaseCompleteProps {
  purchase: Verification;
  sessionId: string;
}

/** The bought episode with its actions. */
export function PurchaseComplete({ purchase, sessionId }: PurchaseCompleteProps) {
  const { resourceId, title, amountPaid, currency } = purchase;
  const { data: episode } = useCall('GET /api/podcasts/{id}', { id: resourceId });
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={styles.complete}>
      <Picture
        imageUrl={episode?.artworkUrl}
        sizes="(width >= 48rem) 16rem, 92vw"
        height={480}
        eager
        className={styles.artwork}
      />
      <div className={styles.text}>
        <p className={styles.thanks}>{messages.purchaseComplete}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.paid}>
          {paidText(formatMoney(amountPaid, currency), episode?.durationSeconds)}{' '}
          {receiptText(purchase)}
        </p>
        <div className={styles.actions}>
          <Button
            icon={<Headphones aria-hidden />}
            pending={!episode}
            onPointerEnter={player.warm}
            onClick={() => episode && player.open({ ...episode, owned: true, sessionId })}
          >
            {messages.listenNow}
          </Button>
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            onClick={() => void downloadItem({ id: resourceId }, sessionId)}
          >
            {messages.downloadNow}
          </Button>
          <LinkButton variant="quiet" to="/podcasthub">
            {messages.backToAllEpisodes}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function paidText(paid: string, durationSeconds: number | undefined): string {
  return durationSeconds
    ? messages.paidForEpisodeOf(paid, formatDuration(durationSeconds))
    : messages.paidForEpisode(paid);
}
