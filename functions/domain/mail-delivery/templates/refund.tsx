import { Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import type { MailOrder, PurchaseFacts } from '../../mails/mail.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { PurchaseLines } from './purchase-lines.tsx';

type RefundMail = Extract<MailOrder, { kind: 'refund' }>;

export function renderRefund(mail: RefundMail): Promise<MailParts> {
  const { purchase, orderId, stillOwned, asksBuyer = false } = mail;
  const { product } = siteConfig.brand;
  return renderEmail(
    `Your ${product} refund: ${purchase.title}`,
    <EmailLayout
      title={
        asksBuyer
          ? 'Stripe needs your bank details to refund you'
          : 'Your payment has been refunded'
      }
      preview={purchase.title}
    >
      <PurchaseLines purchase={purchase} orderId={orderId} />
      <Text style={styles.text}>
        {asksBuyer ? howToGetIt : onItsWay} {whatBecomesOf(purchase, stillOwned)}
      </Text>
    </EmailLayout>,
  );
}

const onItsWay =
  'The full amount is on its way back to the card or account you paid with; banks usually take five to ten days.';
const howToGetIt =
  'The payment method that you used cannot receive refunds. Stripe, which handles our payments, will email you to ask which bank account to send the full amount to.';

function whatBecomesOf({ credits }: PurchaseFacts, stillOwned: boolean): string {
  if (credits !== undefined)
    return 'The remaining credits from this purchase have been removed from your account.';
  return stillOwned
    ? 'You still own this item and can download it at any time.'
    : 'This download is no longer available.';
}
