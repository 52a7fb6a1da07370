import { Fragment } from 'react';
import { Text } from '@react-email/components';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { PurchaseFacts } from '../mail.ts';
import { styles } from './email-layout.tsx';
import { TaxLines } from './tax-lines.tsx';

type Part = [name: string, minor: number];

/** The sums that lead to the amount, where it is not just the price. */
function amountParts(purchase: PurchaseFacts): Part[] {
  const { subtotalMinor, discountMinor = 0, code, taxMinor = 0, taxes } = purchase;
  if (subtotalMinor === undefined) return [];
  return [
    ['Price', subtotalMinor],
    ...(discountMinor ? [[`Discount (${code})`, -discountMinor] satisfies Part] : []),
    ...(taxes ? [['Net', taxes.netMinor] satisfies Part] : []),
    ...(taxes || taxMinor ? [['Tax', taxMinor] satisfies Part] : []),
  ];
}

/** The item, the price, the date and the order number. */
export function PurchaseLines(props: { purchase: PurchaseFacts; orderId: string }) {
  const { title, amountMinor, currency, paidAt } = props.purchase;
  const parts = amountParts(props.purchase);
  const { locale, timeZone } = siteConfig;
  const money = (minor: number) => formatMinor(minor, currency, locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (
    <>
      <Text style={styles.text}>
        <strong>{title}</strong>
        <br />
        {parts.map(([name, minor]) => (
          <Fragment key={name}>
            {name}: {money(minor)}
            <br />
          </Fragment>
        ))}
        {parts.length > 0 && 'Total: '}
        {money(amountMinor)}
        <br />
        {date.format(new Date(paidAt))}
      </Text>
      <Text style={styles.small}>Order {props.orderId}</Text>
      {props.purchase.taxes && <TaxLines taxes={props.purchase.taxes} />}
    </>
  );
}
