import { Badge } from '#web/src/components/badge.tsx';
import { Button } from '#web/src/components/button.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import type { AccessProps } from './access-section.tsx';
import { accessStates } from './access-states.ts';
import * as messages from './messages.ts';
import { ReasonForm } from './reason-form.tsx';
import { useMemberChange } from './use-member-change.ts';
import styles from './users.module.css';

/** Access from a payment: a link to its order, and buttons to revoke and restore it. */
export function PurchaseAccess({ member, access, onChanged }: AccessProps) {
  const { label, tone } = accessStates[access.state];
  const grants = useMemberChange('PUT /api/admin/users/{id}/access', onChanged);
  const receipt = useAction(async () => {
    const { message } = await adminCall('POST /api/admin/users/{id}/receipts', {
      id: member.id,
      item: access.item,
    });
    toast.success(message);
  });
  const canChange = access.state === 'owned' || access.state === 'revoked';
  const granted = access.state === 'revoked';
  return (
    <>
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
            about={`${access.sessionId} ${access.item}`}
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
                  : messages.accessToTitleRemoved(access.title),
              )
            }
          />
        )}
      </div>
    </>
  );
}
