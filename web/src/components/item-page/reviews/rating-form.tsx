import { useState } from 'react';
import { maxReviewNameLength, maxSentenceLength } from '#shared/constants/review-limits.ts';
import type { OwnReview, ReviewedKind, SavedReview } from '#shared/contracts/reviews.ts';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { classNames } from '#web/src/lib/class-names.ts';
import { toast } from '#web/src/lib/toast.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import { Button } from '../../button.tsx';
import { Field } from '../../field.tsx';
import controls from '../../field.module.css';
import { Notice } from '../../notice.tsx';
import { TextField } from '../../text-field.tsx';
import * as messages from './messages.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './reviews.module.css';

export interface RatingFormProps {
  kind: ReviewedKind;
  id: string;
  own: OwnReview;
  onSaved: (saved: SavedReview) => void;
  /** Absent before the first rating. */
  onCancel: (() => void) | undefined;
}

/** A form for stars, a sentence and a name. Without a sentence, only the stars are saved. */
export function RatingForm({ kind, id, own, onSaved, onCancel }: RatingFormProps) {
  const [stars, setStars] = useState(own.stars);
  const [sentence, setSentence] = useState(own.sentence ?? '');
  const [name, setName] = useState(own.name ?? '');
  // A sentence is one line, however it was typed.
  const line = sentence.replace(/\s+/g, ' ').trim();
  const saving = useAction(async () => {
    const text = line ? { sentence: line, name } : {};
    const saved = await call('PUT /api/reviews/{kind}/{id}/mine', {
      kind,
      id,
      stars: stars!,
      ...text,
    });
    toast.success(saved.state === 'waiting' ? messages.thankYouForSentence : messages.thankYou);
    onSaved(saved);
  });
  const { error } = saving;
  const fields = error?.fields ?? {};
  const form = useFocusInvalid(error);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (stars) void saving.run();
      }}
    >
      <StarChoice stars={stars} onChange={setStars} />
      <Field
        label={messages.inSentence}
        hint={messages.sentenceHint(line.length, maxSentenceLength)}
        error={fields['sentence']}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            className={classNames(controls.control, styles.text)}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
        )}
      </Field>
      <TextField
        label={messages.shownName}
        hint={messages.nameHint(messages.somebody[kind])}
        error={fields['name']}
        autoComplete="nickname"
        maxLength={maxReviewNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {error && Object.keys(fields).length === 0 && (
        <Notice tone="error" title={failureText(error, messages.weCouldntSave)} />
      )}
      <div className={styles.actions}>
        <Button type="submit" pending={saving.pending} disabled={!stars}>
          {messages.save}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
