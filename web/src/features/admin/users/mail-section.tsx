import type { MemberDetail } from '#shared/contracts/members.ts';
import { mailProblemText } from '../parts/mail-problem-text.ts';
import * as messages from './messages.ts';
import { ReasonForm } from './reason-form.tsx';
import { useMemberChange, type OnChanged } from './use-member-change.ts';
import styles from './users.module.css';

export interface MailSectionProps {
  member: MemberDetail;
  onChanged: OnChanged;
}

/** Explains why the member gets no emails and what to do; renders nothing if they get them. */
export function MailSection({ member, onChanged }: MailSectionProps) {
  const { id, email, mailProblem } = member;
  const { run, pending, error } = useMemberChange('POST /api/admin/users/{id}/mails', onChanged);
  if (!mailProblem) return null;
  return (
    <section className={styles.section}>
      <h3>{messages.emails}</h3>
      <p className={styles.explained}>{mailProblemText(mailProblem)}</p>
      {mailProblem.kind === 'bounced' && (
        <div className={styles.buttons}>
          <ReasonForm
            about={id}
            label={messages.resumeEmails}
            consequence={messages.onlyIfMemberSaysThat}
            pending={pending}
            error={error}
            onSubmit={(reason) => run({ id, reason }, messages.emailGetsEmailsAgain(email))}
          />
        </div>
      )}
    </section>
  );
}
