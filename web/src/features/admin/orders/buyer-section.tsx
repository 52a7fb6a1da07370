import type { OrderDetail } from '#shared/contracts/orders.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailProblemText } from '../parts/mail-problem-text.ts';
import { Fact, FactSection } from './fact-rows.tsx';
import * as messages from './messages.ts';
import styles from './orders.module.css';

const accessTexts: Record<NonNullable<OrderDetail['access']>, string> = {
  owned: messages.hasAccess,
  processing: messages.accessOncePaymentArrives,
  refunded: messages.endedWithRefund,
  disputed: messages.suspendedUntilBankDecides,
  charged_back: messages.endedBankTookMoneyBack,
  revoked: messages.removedByAdministrator,
};

/** The buyer, and their access. */
export function BuyerSection({ order }: { order: OrderDetail }) {
  const { email, userId, hasAccount, buyer, buyerTaxIds, access, mailProblem } = order;
  return (
    <FactSection title={messages.buyer}>
      <dl className={styles.facts}>
        <Fact label={messages.account}>
          {hasAccount ? (
            <SiteLink to={`/admin/users?user=${encodeURIComponent(userId)}`}>{email}</SiteLink>
          ) : (
            messages.deleted
          )}
        </Fact>
        {mailProblem && <Fact label={messages.emails}>{mailProblemText(mailProblem)}</Fact>}
        <Fact label={messages.address}>
          {buyer.length > 0 &&
            buyer.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
        </Fact>
        <Fact label={messages.taxId}>{buyerTaxIds.join(', ')}</Fact>
        <Fact label={messages.access}>
          {access ? accessTexts[access] : messages.noneThroughThisOrder}
        </Fact>
      </dl>
      {hasAccount && (
        <p className={styles.links}>
          <SiteLink to={`/admin/orders?show=all&q=${encodeURIComponent(email)}`}>
            {messages.theirOrders}
          </SiteLink>
          <SiteLink to={`/admin/users?user=${encodeURIComponent(userId)}`}>
            {messages.giveOrRemoveAccess}
          </SiteLink>
        </p>
      )}
    </FactSection>
  );
}
