import { Button, Text } from '@react-email/components';
import { siteConfig } from '../../../../shared/site-config/index.ts';
import { env } from '../../../platform/env.ts';
import type { MailParts, PurchaseFacts } from '../mail.ts';
import { Letter, renderLetter, styles } from './letter.tsx';
import { PurchaseLines } from './purchase-lines.tsx';

export function renderReceipt(purchase: PurchaseFacts, orderId: string): Promise<MailParts> {
  const { product } = siteConfig.brand;
  const link = `${env().SITE_URL}/purchases`;
  return renderLetter(
    `Your ${product} receipt: ${purchase.title}`,
    <Letter title="Thank you for your purchase" preview={purchase.title}>
      <PurchaseLines purchase={purchase} orderId={orderId} />
      <Button href={link} style={styles.button}>
        Open My Purchases
      </Button>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        You can download what you own again at any time, as often as you like.
      </Text>
    </Letter>,
  );
}
