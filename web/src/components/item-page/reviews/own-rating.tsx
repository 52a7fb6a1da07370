import { useState } from 'react';
import type { OwnReview, ReviewedKind, SavedReview } from '#shared/contracts/reviews.ts';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { toast } from '#web/src/lib/toast.ts';
import { Badge, type BadgeProps } from '../../badge.tsx';
import { Button } from '../../button.tsx';
import { Notice } from '../../notice.tsx';
import { Skeleton } from '../../skeleton.tsx';
import * as messages from './messages.ts';
import { RatingForm } from './rating-form.tsx';
import { ReviewLine } from './review-line.tsx';
import { Stars } from './stars.tsx';
import styles from './reviews.module.css';

export interface OwnRatingProps {
  kind: ReviewedKind;
  id: string;
  onRated: (figures: Pick<SavedReview, 'rating' | 'ratingCount'>) => void;
}

/** The member's own rating: a form or, once they have rated, the rating and its state. */
export default function OwnRating({ kind, id, onRated }: OwnRatingProps) {
  const mine = useCall('GET /api/reviews/{kind}/{id}/mine', { kind, id });
  const [isEditing, setEditing] = useState(false);
  const own = mine.data;
  const change = (saved: OwnReview) => {
    void mine.mutate(saved, { revalidate: false });
    setEditing(false);
  };
  return (
    <section className={styles.own} aria-label={messages.yourRating}>
      <h3>{own?.stars ? messages.yourRating : messages.rateThis}</h3>
      {mine.error && !own && (
        <Notice
          tone="error"
          title={failureText(mine.error, messages.weCouldntLoad)}
          action={<Button onClick={() => void mine.mutate()}>{messages.tryAgain}</Button>}
        />
      )}
      {!own && !mine.error && <Skeleton height="6rem" />}
      {own && (isEditing || !own.stars) && (
        <RatingForm
          {...{ kind, id, own }}
          onSaved={({ rating, ratingCount, ...saved }) => {
            change(saved);
            onRated({ rating, ratingCount });
          }}
          onCancel={own.stars ? () => setEditing(false) : undefined}
        />
      )}
      {own?.stars && !isEditing && (
        <Given {...{ kind, id, own }} onChange={() => setEditing(true)} onRemoved={change} />
      )}
    </section>
  );
}

const tones: Record<NonNullable<OwnReview['state']>, BadgeProps['tone']> = {
  waiting: 'warning',
  shown: 'success',
  hidden: 'plain',
};

interface GivenProps extends Omit<OwnRatingProps, 'onRated'> {
  own: OwnReview;
  onChange: () => void;
  onRemoved: (own: OwnReview) => void;
}

function Given({ kind, id, own, onChange, onRemoved }: GivenProps) {
  const { stars = 0, sentence, name, state } = own;
  const removal = useAction(async () => {
    onRemoved(await call('DELETE /api/reviews/{kind}/{id}/mine', { kind, id }));
    toast.success(messages.sentenceRemoved);
  });
  return (
    <>
      {sentence && state ? (
        <ReviewLine stars={stars} sentence={sentence} by={name ?? messages.somebody[kind]}>
          <p className={styles.state}>
            <Badge tone={tones[state]}>{messages.states[state].label}</Badge>
            {messages.states[state].explained}
          </p>
        </ReviewLine>
      ) : (
        <Stars stars={stars} />
      )}
      <div className={styles.actions}>
        <Button size="sm" variant="secondary" onClick={onChange}>
          {sentence ? messages.change : messages.addSentence}
        </Button>
        {sentence && (
          <Button
            size="sm"
            variant="quiet"
            pending={removal.pending}
            onClick={() => void removal.run()}
          >
            {messages.removeSentence}
          </Button>
        )}
      </div>
      {removal.error && (
        <Notice tone="error" title={failureText(removal.error, messages.weCouldntRemove)} />
      )}
    </>
  );
}
