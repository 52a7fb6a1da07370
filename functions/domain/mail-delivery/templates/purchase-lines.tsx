import { Fragment } from 'react';
import { Text } from '@react-email/components';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { PurchaseFacts } from '../../mails/mail.ts';
import { styles } from './email-layout.tsx';
import { TaxLines } from './tax-lines.tsx';

type Part = [name: string, minor: number];

/** Returns the sums that lead to the amount; none if it is just the price. */
function amountParts(purchase: PurchaseFacts): Part[] {
  const { subtotalMinor = purchase.amountMinor, discountMinor = 0, code, taxMinor = 0 } = purchase;
  const { taxes, bundle } = purchase;
  const ownedMinor = bundle ? bundle.priceMinor - subtotalMinor : 0;
  if (purchase.subtotalMinor === undefined && ownedMinor === 0) return [];
  return [
    ['Price', subtotalMinor + ownedMinor],
    ...(ownedMinor ? [['What you owned already', -ownedMinor] satisfies Part] : []),
    ...(discountMinor ? [[`Discount (${code})`, -discountMinor] satisfies Part] : []),
    ...(taxes ? [['Net', taxes.netMinor] satisfies Part] : []),
    ...(taxes || taxMinor ? [['Tax', taxMinor] satisfies Part] : []),
  ];
}

/** The items of a bundle, with a note on those that the buyer got through another order. */
function BundleLines(props: Pick<PurchaseFacts, 'bundle' | 'currency'>) {
  const { bundle, currency } = props;
  if (!bundle) return null;
  const money = (minor: number) => formatMinor(minor, currency, siteConfig.locale);
  return (
    <Text style={styles.text}>
      {bundle.parts.map(({ title, amountMinor, isGranted }, index) => (
        <Fragment key={title}>
          {index > 0 && <br />}
          {title}
          {!isGranted && `: you already have it, so ${money(amountMinor)} goes back to you`}
        </Fragment>
      ))}
    </Text>
  );
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
      <BundleLines {...props.purchase} />
      <Text style={styles.small}>Order {props.orderId}</Text>
      {props.purchase.taxes && <TaxLines taxes={props.purchase.taxes} />}
    </>
  );
}
