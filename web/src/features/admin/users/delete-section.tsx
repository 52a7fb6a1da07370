import { membersContract, type MemberDetail } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { ReasonForm } from './reason-form.tsx';
import styles from './users.module.css';

const goes = [
  'sign-in',
  'purchases',
  ...(capabilities.chat ? ['credits'] : []),
  'ratings',
  ...(capabilities.podcasts ? ['listening positions'] : []),
];

/** For a member who asked for it and cannot do it on their own profile. */
export function DeleteSection({
  member: { id },
  onDeleted,
}: {
  member: MemberDetail;
  onDeleted: () => void;
}) {
  const { run, pending, error } = useAction(async (reason: string) => {
    const { message } = await adminCall(membersContract.remove, { id, reason });
    toast.success(message);
    onDeleted();
  });
  return (
    <section className={styles.section}>
      <h3>Delete account</h3>
      <p className={styles.explained}>
        Only on the member’s request. To block someone, disable the account instead.
      </p>
      <div className={styles.buttons}>
        <ReasonForm
          label="Delete account"
          consequence={`This permanently deletes ${new Intl.ListFormat('en-GB').format(goes)}. Orders and payments are kept without the e-mail address. The member is told by e-mail.`}
          danger
          pending={pending}
          error={error}
          onSubmit={run}
        />
      </div>
    </section>
  );
}
