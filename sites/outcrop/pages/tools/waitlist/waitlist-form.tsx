import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { site } from '#shared/site-config/site.ts';
import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { checkFields } from '#web/src/lib/check-fields.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { joinFailure } from './join-failure.ts';
import styles from './waitlist.module.css';

export interface WaitlistFormProps {
  list: WaitlistName;
  /** The label of the button. */
  action: string;
  /** What members of the list get, in a sentence. */
  promise: string;
}

/** Adds an address to a waitlist. The typed text is kept, whatever happens. */
export function WaitlistForm({ list, action, promise }: WaitlistFormProps) {
  const [problem, setProblem] = useState<string>();
  const [joined, setJoined] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  const note = useId();
  const join = useAction(async (email: string) => {
    await call('POST /api/waitlist', { email, list });
    setJoined(email);
  });
  const form = useRef<HTMLFormElement>(null);
  const addsAnother = useRef(false);
  // The form and the confirmation replace each other, together with the button that had the focus.
  useEffect(() => {
    if (joined) outcome.current?.focus();
    else if (addsAnother.current) form.current?.querySelector('input')?.focus();
    addsAnother.current = joined !== undefined;
  }, [joined]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { email: problemFound } = checkFields(event.currentTarget);
    setProblem(problemFound);
    if (problemFound) form.current?.querySelector('input')?.focus();
    else void join.run(String(new FormData(event.currentTarget).get('email')));
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
          {promise} The email to {joined} has a link to leave the list.
        </Notice>
      </div>
    );
  }
  const failure = join.error && joinFailure(join.error);
  return (
    <>
      <noscript>
        <p>
          This form needs JavaScript. Write to{' '}
          <a href={mailLink('Waitlist')}>{site.emails.support}</a> instead, and we’ll add your
          address to the list. {promise}
        </p>
      </noscript>
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={submit}
        id={`waitlist-${list}`}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
          maxLength={128}
          error={problem ?? join.error?.fields['email']}
        />
        <Button
          type="submit"
          pending={join.pending}
          aria-describedby={note}
          className={styles.send}
        >
          {action}
        </Button>
        <p id={note} className={styles.note}>
          {promise} One email to confirm and one when it opens. Each has a link to leave the list.
        </p>
        {failure && !join.error?.fields['email'] && (
          <div className={styles.failure}>
            <Notice tone="error" title={failure} />
          </div>
        )}
      </form>
    </>
  );
}
