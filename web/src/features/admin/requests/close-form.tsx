import { useState, type FormEvent } from 'react';
import { privacyContract, type ManagedDeletion } from '../../../../../shared/contracts/privacy.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { toast } from '../../../lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { useCounted } from '../parts/counted.tsx';
import { TextArea } from '../parts/text-area.tsx';
import styles from './requests.module.css';

const outcomes = {
  done: {
    label: 'The data have been deleted',
    explained: 'In every place where they were kept, copies included.',
    button: 'Close as deleted',
    note: 'What was deleted',
    toast: 'The request is closed: deleted',
  },
  declined: {
    label: 'They cannot be deleted',
    explained: 'There are none, or the law makes us keep them. The person learns why.',
    button: 'Decline the request',
    note: 'Why they cannot be deleted',
    toast: 'The request is declined',
  },
} as const;
type Outcome = keyof typeof outcomes;

/** Says how a request ended. The words go to the person by mail; there is no way back. */
export function CloseForm({
  request,
  onAnswered,
}: {
  request: ManagedDeletion;
  onAnswered: () => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>('done');
  const [note, setNote] = useState('');
  const counted = useCounted('', { most: 1000 });
  const words = outcomes[outcome];
  const { run, pending, error } = useAction(async () => {
    await adminCall(privacyContract.close, { reference: request.reference, outcome, note });
    toast.success(words.toast);
    onAnswered();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.outcomes}>
        <legend>How it ended</legend>
        {(Object.keys(outcomes) as Outcome[]).map((each) => (
          <label key={each} className={styles.outcome}>
            <input
              type="radio"
              name="outcome"
              value={each}
              checked={outcome === each}
              onChange={() => setOutcome(each)}
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
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={styles.when}>
        {request.email ?? 'The person'} gets these words by mail, and they stand on the page of the
        request. This cannot be undone.
      </p>
      {error && !error.fields['note'] && (
        <Notice
          tone="error"
          title={errorText(error, 'The request could not be closed. Please try again.')}
          action={
            error.code === 'conflict' && (
              <Button size="sm" variant="secondary" onClick={onAnswered}>
                Back to the list
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
