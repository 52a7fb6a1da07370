import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { waitlistContract, type WaitlistName } from '../../../../../shared/contracts/waitlist.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { joinFailure } from './join-failure.ts';
import styles from './waitlist.module.css';

export interface WaitlistFormProps {
  list: WaitlistName;
  /** Words of the button. */
  action: string;
  /** What those on the list get, in a sentence. */
  promise: string;
}

/** Takes an address for a waitlist. What was typed stays, whatever happens. */
export function WaitlistForm({ list, action, promise }: WaitlistFormProps) {
  const [problem, setProblem] = useState<string>();
  const [joined, setJoined] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  const note = useId();
  const join = useAction(async (email: string) => {
    await call(waitlistContract.join, { email, list });
    setJoined(email);
  });
  useEffect(() => {
    if (joined) outcome.current?.focus();
  }, [joined]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = waitlistContract.join.input.safeParse({ email: new FormData(form).get('email') });
    setProblem(typed.error?.issues[0]?.message);
    if (typed.success) void join.run(typed.data.email);
    else form.querySelector('input')?.focus();
  }

  if (joined) {
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome} role="status">
        <Notice
          tone="success"
          title="You are on the waitlist"
          action={
            <Button variant="secondary" onClick={() => setJoined(undefined)}>
              Add another address
            </Button>
          }
        >
          {promise} The mail to {joined} has a link that takes the address off the list again.
        </Notice>
      </div>
    );
  }
  const failure = join.error && joinFailure(join.error);
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      id={`waitlist-${list}`}
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        maxLength={128}
        error={problem ?? join.error?.fields['email']}
        className={styles.email}
      />
      <Button type="submit" pending={join.pending} aria-describedby={note} className={styles.send}>
        {action}
      </Button>
      <p id={note} className={styles.note}>
        {promise} One mail to confirm, one when it opens; each has a link to leave.
      </p>
      {failure && !join.error?.fields['email'] && (
        <div className={styles.failure}>
          <Notice tone="error" title={failure} />
        </div>
      )}
    </form>
  );
}
