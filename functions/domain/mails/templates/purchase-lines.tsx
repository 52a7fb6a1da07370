import { Text } from '@react-email/components';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { PurchaseFacts } from '../mail.ts';
import { styles } from './email-layout.tsx';

/** The item, the price, the date and the order number. */
export function PurchaseLines(props: { purchase: PurchaseFacts; orderId: string }) {
  const { title, amountMinor, currency, paidAt } = props.purchase;
  const { locale, timeZone } = siteConfig;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (
    <>
      <Text style={styles.text}>
        <strong>{title}</strong>
        <br />
        {formatMinor(amountMinor, currency, locale)}
        <br />
        {date.format(new Date(paidAt))}
      </Text>
      <Text style={styles.small}>Order {props.orderId}</Text>
    </>
  );
}
