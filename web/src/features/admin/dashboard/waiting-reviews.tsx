import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import styles from '../dashboard.module.css';
import { useAdminCall } from '../parts/use-admin-call.ts';
import * as messages from './messages.ts';

const atMost = 100;

/** Announces reviews that wait for approval; renders nothing if there are none. Errors are shown on their own page. */
export function WaitingReviews() {
  const { data } = useAdminCall('GET /api/admin/reviews', { state: 'waiting', limit: atMost });
  if (!data || data.rows.length === 0) return null;
  const count = data.rows.length;
  return (
    <div className={styles.pressing}>
      <Notice
        tone="info"
        title={
          data.nextCursor
            ? messages.moreReviewsAreWaiting(count)
            : messages.reviewsAreWaiting(count)
        }
        action={
          <LinkButton variant="secondary" size="sm" to="/admin/reviews">
            {messages.viewReviews}
          </LinkButton>
        }
      />
    </div>
  );
}
