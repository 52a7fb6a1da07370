import { Download } from 'lucide-react';
import type { Verification } from '../../../../../shared/contracts/purchase.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { formatMoney } from '../../../lib/money.ts';
import type { CheckoutReturn } from '../../../lib/purchase/checkout-return.ts';
import { downloadItem } from '../../../lib/purchase/download-item.ts';
import { refreshPurchases } from '../../../lib/purchase/owned-items.ts';
import { usePurchaseCheck } from '../../../lib/purchase/use-purchase-check.ts';
import { toast } from '../../../lib/toast.ts';
import { InstallSteps } from './install-steps.tsx';
import { Unverified } from './unverified.tsx';
import styles from './purchase-outcome.module.css';

/** Verifying, then Core and how to install it, or why there is nothing yet. */
export function PurchaseOutcome({ purchase }: { purchase: CheckoutReturn }) {
  const { check, checkAgain } = usePurchaseCheck(purchase, ({ state }) => {
    if (state === 'verified') void refreshPurchases();
    if (state === 'failed') toast.error('Could not verify purchase. Please contact support.');
  });
  return (
    <div className={styles.place} aria-live="polite" aria-busy={check.state === 'verifying'}>
      {check.state === 'verifying' && (
        <p className={styles.verifying}>
          <Spinner /> Verifying your purchase…
        </p>
      )}
      {check.state === 'verified' && (
        <Verified purchase={check.purchase} sessionId={purchase.sessionId} />
      )}
      {check.state !== 'verifying' && check.state !== 'verified' && (
        <Unverified check={check} onRetry={checkAgain} />
      )}
    </div>
  );
}

function Verified({ purchase, sessionId }: { purchase: Verification; sessionId: string }) {
  const { resourceId: id, title, amountPaid, currency } = purchase;
  return (
    <>
      <div className={styles.bought}>
        <p className={styles.thanks}>Purchase complete</p>
        <h2>{title}</h2>
        <p className={styles.paid}>
          Paid {formatMoney(amountPaid, currency)}. The receipt is on its way by e-mail, and the
          download stays under My Purchases.
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
