import type { OrderDetail } from '#shared/contracts/orders.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailProblemText } from '../parts/mail-problem-text.ts';
import { Fact, FactSection } from './fact-rows.tsx';
import styles from './orders.module.css';

const accessTexts: Record<NonNullable<OrderDetail['access']>, string> = {
  owned: 'Has access',
  processing: 'Access once the payment arrives',
  refunded: 'Ended with the refund',
  disputed: 'Suspended until the bank decides',
  charged_back: 'Ended: the bank took the money back',
  revoked: 'Taken back by an administrator',
};

/** Who bought, and whether they have access. */
export function BuyerSection({ order }: { order: OrderDetail }) {
  const { email, userId, hasAccount, buyer, buyerTaxIds, access, mailProblem } = order;
  return (
    <FactSection title="Buyer">
      <dl className={styles.facts}>
        <Fact name="Account">
          {hasAccount ? (
            <SiteLink to={`/admin/users?user=${encodeURIComponent(userId)}`}>{email}</SiteLink>
          ) : (
            'Deleted'
          )}
        </Fact>
        {mailProblem && <Fact name="Mails">{mailProblemText(mailProblem)}</Fact>}
        <Fact name="Address">
          {buyer.length > 0 &&
            buyer.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
        </Fact>
        <Fact name="Tax id">{buyerTaxIds.join(', ')}</Fact>
        <Fact name="Access">{access ? accessTexts[access] : 'None through this order'}</Fact>
      </dl>
      {hasAccount && (
        <p className={styles.links}>
          <SiteLink to={`/admin/orders?show=all&q=${encodeURIComponent(email)}`}>
            Their orders
          </SiteLink>
          <SiteLink to={`/admin/users?user=${encodeURIComponent(userId)}`}>
            Give or take back access
          </SiteLink>
        </p>
      )}
    </FactSection>
  );
}
