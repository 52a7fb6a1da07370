import {
  membersContract,
  type MemberAccess,
  type MemberDetail,
} from '#shared/contracts/members.ts';
import { Badge, type BadgeProps } from '#web/src/components/badge.tsx';
import { Button } from '#web/src/components/button.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import * as messages from './messages.ts';
import { ReasonForm } from './reason-form.tsx';
import { useMemberChange, type OnChanged } from './use-member-change.ts';
import styles from './users.module.css';

const states: Record<MemberAccess['state'], { label: string; tone: BadgeProps['tone'] }> = {
  owned: { label: messages.owned, tone: 'success' },
  processing: { label: messages.paymentPending, tone: 'warning' },
  refunded: { label: messages.refunded, tone: 'plain' },
  disputed: { label: messages.disputed, tone: 'warning' },
  charged_back: { label: messages.chargedBack, tone: 'danger' },
  revoked: { label: messages.accessRemoved, tone: 'danger' },
};

/** What the member has bought, and the access to it. */
export function AccessSection({
  member,
  onChanged,
}: {
  member: MemberDetail;
  onChanged: OnChanged;
}) {
  return (
    <section className={styles.section}>
      <h3>{messages.purchases}</h3>
      {member.access.length === 0 && <p className={styles.explained}>{messages.noPurchasesYet}</p>}
      {member.access.length > 0 && (
        <ul className={styles.list}>
          {member.access.map((access) => (
            <AccessRow key={access.item} {...{ member, access, onChanged }} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AccessRow({
  member,
  access,
  onChanged,
}: {
  member: MemberDetail;
  access: MemberAccess;
  onChanged: OnChanged;
}) {
  const { label, tone } = states[access.state];
  const grants = useMemberChange(membersContract.setAccess, onChanged);
  const receipt = useAction(async () => {
    const { message } = await adminCall(membersContract.resendReceipt, {
      id: member.id,
      item: access.item,
    });
    toast.success(message);
  });
  const canChange = access.state === 'owned' || access.state === 'revoked';
  const granted = access.state === 'revoked';
  return (
    <li className={styles.row}>
      <p className={styles.title}>{access.title}</p>
      <p className={styles.facts}>
        <Badge tone={tone}>{label}</Badge>
        <time dateTime={access.purchasedAt}>{formatDate(access.purchasedAt)}</time>
        <span>{formatMoney(access.amountPaid, access.currency)}</span>
        {access.amountRefunded > 0 && (
          <span>{messages.refundedMoney(formatMoney(access.amountRefunded, access.currency))}</span>
        )}
        <SiteLink to={`/admin/orders?show=all&q=${access.sessionId}`}>{messages.order}</SiteLink>
      </p>
      {receipt.error && (
        <p role="alert" className={styles.error}>
          {failureText(receipt.error, messages.weCouldntSendReceiptPlease)}
        </p>
      )}
      <div className={styles.buttons}>
        {access.state === 'owned' && (
          <Button
            size="sm"
            variant="secondary"
            pending={receipt.pending}
            onClick={() => void receipt.run()}
          >
            {messages.resendReceipt}
          </Button>
        )}
        {canChange && (
          <ReasonForm
            key={access.state}
            label={granted ? messages.restoreAccess : messages.removeAccess}
            consequence={
              granted ? messages.accessDependsOnPaymentAgain : messages.theMemberLosesAccessAt
            }
            danger={!granted}
            pending={grants.pending}
            error={grants.error}
            onSubmit={(reason) =>
              grants.run(
                { id: member.id, item: access.item, granted, reason },
                granted
                  ? messages.accessToTitleRestored(access.title)
                  : `Access to ${access.title} removed`,
              )
            }
          />
        )}
      </div>
    </li>
  );
}
