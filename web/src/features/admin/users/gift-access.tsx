import type { MemberAccess } from '#shared/contracts/members.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import type { AccessProps } from './access-section.tsx';
import { accessStates } from './access-states.ts';
import * as messages from './messages.ts';
import { ReasonForm } from './reason-form.tsx';
import { useMemberChange } from './use-member-change.ts';
import styles from './users.module.css';

interface GiftAccessProps extends AccessProps {
  gift: NonNullable<MemberAccess['complimentary']>;
}

/** Access that an administrator gave: by whom, when and why, and a button to revoke it. */
export function GiftAccess({ member, access, gift, onChanged }: GiftAccessProps) {
  const { run, pending, error } = useMemberChange(
    'DELETE /api/admin/users/{id}/gifts/{gift}',
    onChanged,
  );
  const { state, title, bundle, sessionId, purchasedAt } = access;
  const { label, tone } = accessStates[state];
  return (
    <>
      <p className={styles.facts}>
        <Badge tone={tone}>{label}</Badge>
        <span>{messages.complimentary}</span>
        <time dateTime={purchasedAt}>{formatDate(purchasedAt)}</time>
        {bundle && <span>{messages.inBundle(bundle.title)}</span>}
      </p>
      <p className={styles.explained}>{messages.givenBy(gift.by, gift.reason)}</p>
      {state === 'owned' && (
        <div className={styles.buttons}>
          <ReasonForm
            about={sessionId}
            label={messages.takeBack}
            consequence={bundle ? messages.bundleIsTakenBack(bundle.title) : messages.itIsTakenBack}
            danger
            pending={pending}
            error={error}
            onSubmit={(reason) =>
              run(
                { id: member.id, gift: sessionId, reason },
                messages.accessToTitleTakenBack((bundle ?? { title }).title),
              )
            }
          />
        </div>
      )}
    </>
  );
}
