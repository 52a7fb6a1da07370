import type { MemberDetail } from '#shared/contracts/members.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '#web/src/components/button.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';
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
  const roles = useMemberChange('PUT /api/admin/users/{id}/role', onChanged);
  const access = useMemberChange('PUT /api/admin/users/{id}/disabled', onChanged);
  const isAdmin = role === 'admin';
  return (
    <section className={styles.section}>
      <h3>{messages.roleAndSignIn}</h3>
      <p className={styles.explained}>
        {isAdmin
          ? messages.administratorsCanPublishSeeEvery
          : capabilities.podcasts
            ? messages.membersCanReadListenAnd
            : messages.membersCanReadAndBuy}
      </p>
      {roles.error && (
        <p role="alert" className={styles.error}>
          {failureText(roles.error, messages.weCouldntChangeRolePlease)}
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
              isAdmin
                ? messages.emailIsNoLongerAdministrator(email)
                : messages.emailIsAdministrator(email),
            )
          }
        >
          {isAdmin ? messages.removeAdministratorRole : messages.makeAdministrator}
        </Button>
        <ReasonForm
          about={id}
          key={disabledAt ? 'enable' : 'disable'}
          label={disabledAt ? messages.enableAccount : messages.disableAccount}
          consequence={
            disabledAt ? messages.theyCanSignInAgain : messages.theyAreSignedOutEverywhere
          }
          danger={!disabledAt}
          pending={access.pending}
          error={access.error}
          onSubmit={(reason) =>
            access.run(
              { id, disabled: !disabledAt, reason },
              disabledAt ? messages.emailCanSignInAgain(email) : messages.emailIsDisabled(email),
            )
          }
        />
      </div>
    </section>
  );
}
