import { Star } from 'lucide-react';
import type { ArticleDetail } from '#shared/contracts/articles.ts';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { classNames } from '#web/src/lib/class-names.ts';
import { toast } from '#web/src/lib/toast.ts';
import * as messages from './messages.ts';
import styles from './rating-control.module.css';

export type Rated = Pick<ArticleDetail, 'rating' | 'ratingCount' | 'myRating'>;

export interface RatingControlProps {
  article: Pick<ArticleDetail, 'id' | 'myRating'>;
  onRated: (rated: Rated) => void;
}

const stars = [1, 2, 3, 4, 5];

/** One to five stars, for those who own the article or may read it for free. Rating again replaces. */
export function RatingControl({ article, onRated }: RatingControlProps) {
  const { run, pending, error } = useAction(async (rating: number) => {
    onRated(await call('PUT /api/articles/{id}/rating', { id: article.id, rating }));
    toast.success(messages.thankYouForRating);
  });
  const mine = article.myRating ?? 0;
  return (
    <fieldset className={styles.rating} aria-busy={pending}>
      <legend className={styles.legend}>
        {mine ? messages.yourRating : messages.rateThisPaper}
      </legend>
      <div className={styles.stars}>
        {stars.map((value) => (
          <button
            key={value}
            type="button"
            className={classNames(styles.star, value <= mine && styles.full)}
            aria-label={messages.starsText(value)}
            aria-pressed={value === mine}
            onClick={() => void run(value)}
          >
            <Star aria-hidden size={24} />
          </button>
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {failureText(error, messages.weCouldntSaveYourRating)}
        </p>
      )}
    </fieldset>
  );
}
