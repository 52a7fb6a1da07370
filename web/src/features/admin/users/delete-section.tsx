import type { MemberDetail } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { listed } from '#web/src/lib/listed.ts';
import * as messages from './messages.ts';
import { ReasonForm } from './reason-form.tsx';
import styles from './users.module.css';

const { articles, credits, podcasts, reviews } = capabilities;
const goes = [
  messages.signInLower,
  messages.purchasesLower,
  ...(credits ? [messages.creditsLower] : []),
  ...(articles || reviews ? [messages.ratingsLower] : []),
  ...(podcasts ? [messages.listeningPositions] : []),
];

/** Deletes the account of a member who asked for it and cannot do it on their own profile. */
export function DeleteSection({
  member: { id },
  onDeleted,
}: {
  member: MemberDetail;
  onDeleted: () => void;
}) {
  const { run, pending, error } = useAction(async (reason: string) => {
    const { message } = await adminCall('DELETE /api/admin/users/{id}', { id, reason });
    toast.success(message);
    onDeleted();
  });
  return (
    <section className={styles.section}>
      <h3>{messages.deleteAccount}</h3>
      <p className={styles.explained}>{messages.onlyOnMembersRequestTo}</p>
      <div className={styles.buttons}>
        <ReasonForm
          about={id}
          label={messages.deleteAccount}
          consequence={messages.permanentlyDeletes(listed(goes))}
          danger
          pending={pending}
          error={error}
          onSubmit={run}
        />
      </div>
    </section>
  );
}
