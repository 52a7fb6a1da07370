import { Fragment } from 'react';
import { Text } from '@react-email/components';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { PurchaseFacts } from '../mail.ts';
import { styles } from './email-layout.tsx';
import { TaxLines } from './tax-lines.tsx';

/** The price, the discount and the tax, where the amount is not just the price. */
function amountParts(purchase: PurchaseFacts): [name: string, minor: number][] {
  const { subtotalMinor, discountMinor = 0, code, taxMinor = 0, taxes } = purchase;
  if (subtotalMinor === undefined) return [];
  const parts: [string, number][] = [
    ['Price', subtotalMinor],
    [`Discount (${code})`, -discountMinor],
    ...(taxes ? ([['Net', taxes.netMinor]] satisfies typeof parts) : []),
    ['Tax', taxMinor],
  ];
  return parts.filter(([name, minor]) => minor !== 0 || (taxes && name === 'Tax'));
}

/** The item, the price, the date and the order number. */
export function PurchaseLines(props: { purchase: PurchaseFacts; orderId: string }) {
  const { title, amountMinor, currency, paidAt } = props.purchase;
  const { locale, timeZone } = siteConfig;
  const money = (minor: number) => formatMinor(minor, currency, locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (
    <>
      <Text style={styles.text}>
        <strong>{title}</strong>
        <br />
        {amountParts(props.purchase).map(([name, minor]) => (
          <Fragment key={name}>
            {name}: {money(minor)}
            <br />
          </Fragment>
        ))}
        {money(amountMinor)}
        <br />
        {date.format(new Date(paidAt))}
      </Text>
      <Text style={styles.small}>Order {props.orderId}</Text>
      {props.purchase.taxes && <TaxLines taxes={props.purchase.taxes} />}
    </>
  );
}
