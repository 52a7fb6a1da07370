import { Download } from 'lucide-react';
import type { Verification } from '#shared/contracts/purchase.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import { InstallSteps } from './install-steps.tsx';
import styles from './bought-core.module.css';

/** Core's file, and how to install it. */
export function BoughtCore({ bought, sessionId }: { bought: Verification; sessionId: string }) {
  const { resourceId: id, title, amountPaid, currency } = bought;
  return (
    <>
      <div className={styles.bought}>
        <p className={styles.thanks}>Purchase complete</p>
        <h2>{title}</h2>
        <p className={styles.paid}>
          Paid {formatMoney(amountPaid, currency)}. {receiptText(bought)} The download stays in My
          Purchases.
        </p>
        <div className={styles.actions}>
          <Button
            icon={<Download aria-hidden />}
            onClick={() => void downloadItem({ id, resourceType: 'product' }, sessionId)}
          >
            Download Core
          </Button>
          <LinkButton variant="secondary" to="/purchases">
            My Purchases
          </LinkButton>
        </div>
      </div>
      <InstallSteps />
    </>
  );
}
