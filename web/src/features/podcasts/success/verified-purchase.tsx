import { Download } from 'lucide-react';
import type { Verification } from '#shared/contracts/purchase.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import { classNames } from '#web/src/lib/class-names.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { PurchaseComplete } from '../returning/purchase-complete.tsx';
import { BackToStore } from './back-to-store.tsx';
import styles from '../returning/returning.module.css';
import * as messages from './messages.ts';

export interface VerifiedPurchaseProps {
  purchase: Verification;
  sessionId: string;
}

/** An episode to play or download, a product to download, or a link to anything else. */
export function VerifiedPurchase({ purchase, sessionId }: VerifiedPurchaseProps) {
  const { resourceType, resourceId, title, amountPaid, currency } = purchase;
  if (resourceType === 'podcast') return <PurchaseComplete {...{ purchase, sessionId }} />;
  return (
    <div className={classNames(styles.complete, styles.plain)}>
      <div className={styles.text}>
        <p className={styles.thanks}>{messages.purchaseComplete}</p>
        <h2>{title}</h2>
        <p className={styles.paid}>
          {messages.paidAmountPaidPurchase(
            formatMoney(amountPaid, currency),
            receiptText(purchase),
          )}
        </p>
        {resourceType === 'bundle' && <p>{messages.itsItemsAreInMy}</p>}
        <div className={styles.actions}>
          {resourceType === 'product' ? (
            <Button
              icon={<Download aria-hidden />}
              onClick={() => void downloadItem({ id: resourceId, resourceType }, sessionId)}
            >
              {messages.download}
            </Button>
          ) : (
            <LinkButton to={resourceType === 'credits' ? '/credits' : '/purchases'}>
              {resourceType === 'credits' ? messages.myCredits : messages.myPurchases}
            </LinkButton>
          )}
          <BackToStore />
        </div>
      </div>
    </div>
  );
}
