import type { ReviewedKind, SavedReview, ShownReview } from '#shared/contracts/reviews.ts';
import { site } from '#shared/site-config/site.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { PageLink } from '../../page-link.tsx';
import { RichText } from '../../rich-text.tsx';
import { ItemPart } from '../item-part.tsx';
import * as messages from './messages.ts';
import { ReviewLine } from './review-line.tsx';
import styles from './reviews.module.css';

const OwnRating = lazyPart(() => import('./own-rating.tsx'));

export type RatingFigures = Pick<SavedReview, 'rating' | 'ratingCount'>;

export interface ItemReviewsProps {
  kind: ReviewedKind;
  id: string;
  /** Whether the visitor is signed in, and owns the item or it is free. */
  mayReview: boolean;
  /** Called when the figures of the item have changed. */
  onRated?: (figures: RatingFigures) => void;
}

/**
 * The reviews of an item: the mean rating, a page of approved sentences, and the member's own. Empty if nobody has
 * rated it.
 */
export function ItemReviews({ kind, id, mayReview, onRated }: ItemReviewsProps) {
  const [search] = useSearchParams();
  const cursor = search.get('reviews') ?? undefined;
  const { data, mutate } = useCall('GET /api/reviews/{kind}/{id}', { kind, id, cursor });
  if (!data?.ratingCount && !mayReview) return null;
  return (
    <ItemPart id="reviews" heading={messages.ratings}>
      {data?.rating !== undefined && data.ratingCount !== undefined && (
        <p className={styles.mean}>
          <RichText
            of={messages.ratedBy(
              data.rating.toFixed(1),
              data.ratingCount,
              formatCount(data.ratingCount),
            )}
            as={{ strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      )}
      {data && data.rows.length > 0 && (
        <ol className={styles.reviews}>
          {data.rows.map((review, index) => (
            <li key={index}>
              <ReviewLine {...review} by={byText(kind, review)} />
            </li>
          ))}
        </ol>
      )}
      {(cursor || data?.nextCursor) && (
        <nav aria-label={messages.pagesOfRatings} className={styles.pages}>
          {cursor && <PageLink to="?#reviews">{messages.newest}</PageLink>}
          {data?.nextCursor && (
            <PageLink to={`?${new URLSearchParams({ reviews: data.nextCursor })}#reviews`}>
              {messages.older}
            </PageLink>
          )}
        </nav>
      )}
      {mayReview && (
        <OwnRating
          kind={kind}
          id={id}
          onRated={(figures) => {
            // The edge may still cache the previous figures.
            void mutate({ rows: [], ...data, ...figures }, { revalidate: false });
            onRated?.(figures);
          }}
        />
      )}
    </ItemPart>
  );
}

function byText(kind: ReviewedKind, { name, month }: ShownReview): string {
  const format = new Intl.DateTimeFormat(site.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${name ?? messages.somebody[kind]}, ${format.format(new Date(`${month}-01`))}`;
}
