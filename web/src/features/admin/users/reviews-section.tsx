import { itemPath } from '#shared/constants/item-path.ts';
import type { ManagedReview } from '#shared/contracts/reviews.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { AdminFailure } from '../parts/admin-failure.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import * as messages from './messages.ts';
import styles from './users.module.css';

/** The most reviews that one call lists. */
const limit = 100;

/** A member's reviews in every state, each with links to its item and to the place where it is decided. */
export function ReviewsSection({ user }: { user: string }) {
  const { data, error, mutate } = useAdminCall('GET /api/admin/reviews', { user, limit });
  return (
    <section className={styles.section}>
      <h3>{messages.reviews}</h3>
      {error && (
        <AdminFailure
          error={error}
          title={messages.weCouldntLoadReviews}
          onRetry={() => void mutate()}
        />
      )}
      {data?.rows.length === 0 && <p className={styles.explained}>{messages.noReviewsYet}</p>}
      {data && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map((review) => (
            <ReviewRow key={review.revision} review={review} />
          ))}
        </ul>
      )}
      {data?.nextCursor && (
        <p className={styles.explained}>{messages.onlyTheLatestReviews(limit)}</p>
      )}
    </section>
  );
}

function ReviewRow({ review }: { review: ManagedReview }) {
  const { kind, itemId, title, sentence, stars, state, writtenAt } = review;
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        <SiteLink to={itemPath[kind](itemId)}>{title}</SiteLink>
      </p>
      <p>{sentence}</p>
      <p className={styles.facts}>
        <Badge tone={state === 'shown' ? 'success' : 'plain'}>{messages.reviewStates[state]}</Badge>
        {stars !== undefined && <span>{messages.starsOf5(stars)}</span>}
        <span>{formatDate(writtenAt)}</span>
        <SiteLink to={decisionPath(review)}>
          {messages.decide}
          <VisuallyHidden>{messages.onReview(sentence)}</VisuallyHidden>
        </SiteLink>
      </p>
    </li>
  );
}

/** The longest search of the list of reviews. */
const longestSearch = 200;

/** The review in the list of its state, found by its own words. */
function decisionPath({ state, sentence }: ManagedReview): string {
  const end =
    sentence.length > longestSearch ? sentence.lastIndexOf(' ', longestSearch) : undefined;
  const words = sentence.slice(0, end);
  return `/admin/reviews?${new URLSearchParams({ tab: state, q: words })}`;
}
