import { useState, type FormEvent } from 'react';
import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { textDrafts } from '#web/src/lib/text-drafts.ts';
import { toast } from '#web/src/lib/toast.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { adminCall } from '../parts/admin-call.ts';
import { useCounted } from '../parts/use-counted.tsx';
import { TextArea } from '../parts/text-area.tsx';
import * as messages from './messages.ts';
import styles from './requests.module.css';

const outcomes = {
  done: {
    label: messages.theDataHasBeenDeleted,
    explained: messages.everywhereItWasStoredIncluding,
    button: messages.closeAsDeleted,
    note: messages.whatWasDeleted,
    toast: messages.requestClosedAsDeleted,
  },
  declined: {
    label: messages.theDataCantBeDeleted,
    explained: messages.thereIsNoneOrLaw,
    button: messages.declineRequest,
    note: messages.whyItCantBeDeleted,
    toast: messages.requestDeclined,
  },
} as const;
type Outcome = keyof typeof outcomes;
type Answer = { outcome: Outcome; note: string };

/** Reads text typed before the dialog was closed or the page reloaded. */
function readAnswer(draftKey: string): Answer {
  const { outcome, note = '' } = textDrafts.read(draftKey)?.texts ?? {};
  return { outcome: outcome === 'declined' ? outcome : 'done', note };
}

/**
 * Closes a request with an outcome and a note. The person receives the note by email, and anyone with the reference
 * can read it; closing is final. Closing the dialog keeps the text.
 */
export function CloseForm({
  request,
  onAnswered,
}: {
  request: ManagedDeletion;
  onAnswered: () => void;
}) {
  const draftKey = `deletion answer ${request.reference}`;
  const [{ outcome, note }, setAnswer] = useState(() => readAnswer(draftKey));
  const counted = useCounted(note, { most: 1000 });
  const words = outcomes[outcome];
  const { run, pending, error } = useAction(async () => {
    await adminCall('PUT /api/admin/deletion-requests/{reference}', {
      reference: request.reference,
      outcome,
      note,
    });
    toast.success(words.toast);
    finish();
  });
  const form = useFocusInvalid(error);

  function change(answer: Answer): void {
    setAnswer(answer);
    textDrafts.keep(draftKey, { texts: { ...answer } });
  }
  function finish(): void {
    textDrafts.drop(draftKey);
    onAnswered();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.outcomes}>
        <legend>{messages.outcome}</legend>
        {(Object.keys(outcomes) as Outcome[]).map((each) => (
          <label key={each} className={styles.outcome}>
            <input
              type="radio"
              name="outcome"
              value={each}
              checked={outcome === each}
              onChange={() => change({ outcome: each, note })}
            />
            {outcomes[each].label}
            <span>{outcomes[each].explained}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={words.note}
        hint={counted.hint}
        error={error?.fields['note']}
        rows={3}
        value={note}
        onInput={counted.onInput}
        onChange={(event) => change({ outcome, note: event.target.value })}
      />
      <p className={styles.date}>
        {request.email ? messages.receivesThis(request.email) : messages.thePersonReceivesThis}{' '}
        {messages.anyoneCanReadIt}
      </p>
      {error && !error.fields['note'] && (
        <Notice
          tone="error"
          title={failureText(error, messages.weCouldntCloseRequestPlease)}
          action={
            error.code === 'conflict' && (
              <Button size="sm" variant="secondary" onClick={finish}>
                {messages.backToList}
              </Button>
            )
          }
        />
      )}
      <div>
        <Button type="submit" pending={pending}>
          {words.button}
        </Button>
      </div>
    </form>
  );
}
