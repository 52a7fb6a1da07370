import { Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import type { MailParts, PurchaseFacts } from '../mail.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { PurchaseLines } from './purchase-lines.tsx';

export function renderRefund(
  purchase: PurchaseFacts,
  orderId: string,
  stillOwned: boolean,
): Promise<MailParts> {
  const { product } = siteConfig.brand;
  return renderEmail(
    `Your ${product} refund: ${purchase.title}`,
    <EmailLayout title="Your payment has been refunded" preview={purchase.title}>
      <PurchaseLines purchase={purchase} orderId={orderId} />
      <Text style={styles.text}>
        The full amount is on its way back to the card or account you paid with; banks usually take
        five to ten days. {whatBecomesOf(purchase, stillOwned)}
      </Text>
    </EmailLayout>,
  );
}

function whatBecomesOf({ credits }: PurchaseFacts, stillOwned: boolean): string {
  if (credits !== undefined) return 'Its remaining credits are no longer in your account.';
  return stillOwned
    ? 'You had already bought this item, so you can still download it.'
    : 'This download is no longer available.';
}
