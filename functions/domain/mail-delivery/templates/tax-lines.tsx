import { Text } from '@react-email/components';
import { siteConfig } from '#shared/site-config/index.ts';
import type { TaxFacts } from '../../mails/mail.ts';
import { styles } from './email-layout.tsx';

/** Seller and buyer, which the receipt of a taxed sale must name. */
export function TaxLines({ taxes }: { taxes: TaxFacts }) {
  const { company } = siteConfig.brand;
  const seller = taxes.seller === 'link' ? `Link, on behalf of ${company}` : company;
  const from = [seller, taxes.sellerTaxId].filter(Boolean).join(', ');
  const taxIds = taxes.buyerTaxIds.map((id) => `tax ID ${id}`);
  const to = [...taxes.buyer, ...taxIds].join(', ');
  return (
    <>
      <Text style={styles.small}>Sold by {from}</Text>
      {to && <Text style={styles.small}>Sold to {to}</Text>}
      {taxes.seller === 'link' && (
        <Text style={styles.small}>Link sends you the invoice in a separate email.</Text>
      )}
    </>
  );
}
