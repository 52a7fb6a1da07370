import { membersContract, type MemberDetail } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '#web/src/components/button.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useMemberChange, type OnChanged } from './use-member-change.ts';
import { ReasonForm } from './reason-form.tsx';
import styles from './users.module.css';

export interface AccountSectionProps {
  member: MemberDetail;
  onChanged: OnChanged;
}

/** The member's role, and whether they may sign in. */
export function AccountSection({ member, onChanged }: AccountSectionProps) {
  const { id, email, role, disabledAt } = member;
  const roles = useMemberChange(membersContract.setRole, onChanged);
  const access = useMemberChange(membersContract.setDisabled, onChanged);
  const isAdmin = role === 'admin';
  return (
    <section className={styles.section}>
      <h3>Role and sign-in</h3>
      <p className={styles.explained}>
        {isAdmin
          ? 'Administrators can publish, see every account and read the audit log.'
          : capabilities.podcasts
            ? 'Members can read, listen and buy.'
            : 'Members can read and buy.'}
      </p>
      {roles.error && (
        <p role="alert" className={styles.error}>
          {failureText(roles.error, 'We couldn’t change the role. Please try again.')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="secondary"
          pending={roles.pending}
          onClick={() =>
            void roles.run(
              { id, role: isAdmin ? 'user' : 'admin' },
              isAdmin ? `${email} is no longer an administrator` : `${email} is an administrator`,
            )
          }
        >
          {isAdmin ? 'Remove administrator role' : 'Make administrator'}
        </Button>
        <ReasonForm
          key={disabledAt ? 'enable' : 'disable'}
          label={disabledAt ? 'Enable account' : 'Disable account'}
          consequence={
            disabledAt
              ? 'They can sign in again and keep everything they own.'
              : 'They are signed out everywhere at once and can’t sign in. They keep their purchases.'
          }
          danger={!disabledAt}
          pending={access.pending}
          error={access.error}
          onSubmit={(reason) =>
            access.run(
              { id, disabled: !disabledAt, reason },
              disabledAt ? `${email} can sign in again` : `${email} is disabled`,
            )
          }
        />
      </div>
    </section>
  );
}
