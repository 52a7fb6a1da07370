import { waitlists } from '#shared/site-config/waitlists.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { AdminFailure } from '../parts/admin-failure.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import * as messages from './messages.ts';
import styles from './users.module.css';

/** The waitlists that the member's address is on. */
export function WaitlistsSection({
  member: { id, email },
}: {
  member: { id: string; email: string };
}) {
  const { data, error, mutate } = useAdminCall('GET /api/admin/waitlist/members/{id}', { id });
  return (
    <section className={styles.section}>
      <h3>{messages.waitlists}</h3>
      {error && (
        <AdminFailure
          error={error}
          title={messages.weCouldntLoadWaitlists}
          onRetry={() => void mutate()}
        />
      )}
      {data?.rows.length === 0 && <p className={styles.explained}>{messages.onNoWaitlist}</p>}
      {data && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map(({ list, joinedAt }) => (
            <li key={list} className={styles.row}>
              <p className={styles.title}>{tabOf(list)}</p>
              <p className={styles.facts}>
                <span>{messages.joinedOn(formatDate(joinedAt))}</span>
                <SiteLink to={`/admin/waitlist?${new URLSearchParams({ list, q: email })}`}>
                  {messages.inWaitlist}
                  <VisuallyHidden>{messages.ofList(tabOf(list))}</VisuallyHidden>
                </SiteLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const tabOf = (list: string): string => waitlists.find(({ name }) => name === list)?.tab ?? list;
