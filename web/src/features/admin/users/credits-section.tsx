import { useState, type FormEvent } from 'react';
import type { MemberDetail } from '#shared/contracts/members.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { RichText } from '#web/src/components/rich-text.tsx';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { useKeptText } from '../parts/use-kept-text.ts';
import { useRequestId } from '../parts/use-request-id.ts';
import * as messages from './messages.ts';
import { useMemberChange, type OnChanged } from './use-member-change.ts';
import styles from './users.module.css';

/** The form that adds or removes credits, with a reason. */
export function CreditsSection({
  member,
  onChanged,
}: {
  member: MemberDetail;
  onChanged: OnChanged;
}) {
  const [credits, setCredits] = useState('');
  const reason = useKeptText(`credits of ${member.id}`);
  const { requestId, renew } = useRequestId();
  const { run, pending, error } = useMemberChange('POST /api/admin/users/{id}/credits', onChanged);
  const form = useFocusInvalid(error);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const amount = credits.trim() === '' ? Number.NaN : Number(credits);
    const done = messages.creditsAdjusted(member.email, amount, (amount > 0 ? '+' : '') + amount);
    if (!(await run({ id: member.id, credits: amount, reason: reason.text, requestId }, done)))
      return;
    setCredits('');
    reason.forget();
    renew();
  }

  function change(set: (value: string) => void) {
    return (event: { target: { value: string } }) => {
      set(event.target.value);
      renew();
    };
  }

  return (
    <section className={styles.section}>
      <h3>{messages.credits}</h3>
      <p className={styles.explained}>
        <RichText
          of={messages.balanceIs(member.credits)}
          as={{ strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.credits}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={messages.creditsToAdd}
          hint={messages.useMinusSignToRemove}
          inputMode="numeric"
          value={credits}
          error={error?.fields['credits']}
          onChange={change(setCredits)}
        />
        <TextField
          label={messages.reason}
          hint={messages.recordedInAuditLogHint}
          value={reason.text}
          maxLength={300}
          error={error?.fields['reason']}
          onChange={change(reason.keep)}
        />
        <Button type="submit" size="sm" variant="secondary" pending={pending}>
          {messages.adjustCredits}
        </Button>
      </form>
      {error && Object.keys(error.fields).length === 0 && (
        <p role="alert" className={styles.error}>
          {failureText(error, messages.weCouldntAdjustCreditsPlease)}
        </p>
      )}
    </section>
  );
}
