import { Button, Text } from '@react-email/components';
import { env } from '#functions/platform/env.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { PurchaseFacts } from '../../mails/mail.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';
import { PurchaseLines } from './purchase-lines.tsx';

export function renderReceipt(purchase: PurchaseFacts, orderId: string): Promise<MailParts> {
  const { product } = siteConfig.brand;
  const { credits } = purchase;
  const site = env().SITE_URL;
  return renderEmail(
    `Your ${product} receipt: ${purchase.title}`,
    <EmailLayout title="Thank you for your purchase" preview={purchase.title}>
      <PurchaseLines purchase={purchase} orderId={orderId} />
      <Button
        href={`${site}${credits === undefined ? '/purchases' : '/credits'}`}
        style={styles.button}
      >
        {credits === undefined ? 'Open My Purchases' : 'See your credits'}
      </Button>
      {purchase.agreedTo && (
        <Text style={{ ...styles.small, marginTop: '24px' }}>
          Before you paid, you agreed: {purchase.agreedTo}
        </Text>
      )}
      {purchase.taxes?.hasInvoice && (
        <Text style={{ ...styles.small, marginTop: '24px' }}>
          <MailLink
            href={`${site}/purchases?${new URLSearchParams({ receipt: purchase.sessionId })}`}
          >
            Open the receipt and the invoice
          </MailLink>
        </Text>
      )}
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        {credits === undefined
          ? 'You can download what you own again at any time, as often as you like.'
          : `The ${credits} credits are in your account. Your statement shows how each one is used.`}
      </Text>
    </EmailLayout>,
  );
}
