import { useState, type FormEvent } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText, type ApiError } from '#web/src/lib/api/api-error.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { useKeptText } from '../parts/use-kept-text.ts';
import * as messages from './messages.ts';
import styles from './users.module.css';

export interface ReasonFormProps {
  /** The account or the access that the reason is about; its text is kept under it. */
  about: string;
  /** The label of the button that opens the form, and of the one that submits it. */
  label: string;
  /** What submitting does, in one sentence. */
  consequence: string;
  danger?: boolean;
  pending: boolean;
  error: ApiError | undefined;
  onSubmit: (reason: string) => Promise<boolean>;
}

/** A button that asks for a reason before it acts. The reason goes into the audit log. */
export function ReasonForm(props: ReasonFormProps) {
  const { about, label, consequence, danger = false, pending, error, onSubmit } = props;
  const [open, setOpen] = useState(false);
  const reason = useKeptText(`${label} ${about}`);
  const form = useFocusInvalid(error);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await onSubmit(reason.text))) return;
    setOpen(false);
    reason.forget();
  }

  if (!open) {
    return (
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.reason}
      onSubmit={(event) => void submit(event)}
    >
      <p>{consequence}</p>
      <TextField
        label={messages.reason}
        hint={messages.recordedInAuditLog}
        value={reason.text}
        maxLength={300}
        autoFocus
        error={error?.fields['reason']}
        onChange={(event) => reason.keep(event.target.value)}
      />
      {error && !error.fields['reason'] && (
        <p role="alert" className={styles.error}>
          {failureText(error, messages.weCouldntSaveThisChange)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} pending={pending}>
          {label}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
