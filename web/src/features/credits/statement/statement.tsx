import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { ExportButton } from './export-button.tsx';
import { StatementTable } from './statement-table.tsx';
import styles from './statement.module.css';
import { useStatement } from './use-statement.ts';

/** Every booking of a member. */
export default function Statement({ memberId }: { memberId: string }) {
  const { rows, error, stale, more, retry } = useStatement(memberId);
  if (!rows && error) {
    return (
      <Notice
        tone="error"
        title="We couldn’t load your statement"
        action={
          <Button variant="secondary" pending={stale} onClick={retry}>
            Retry
          </Button>
        }
      >
        {errorText(error, 'Please try again later.')}
      </Notice>
    );
  }
  if (!rows) return <Skeleton height="16rem" />;
  if (rows.length === 0) {
    return (
      <Notice tone="empty" title="No credit activity yet">
        Your first reply or purchase will appear here.
      </Notice>
    );
  }
  return (
    <div className={styles.statement}>
      <StatementTable rows={rows} />
      {more.error !== undefined && (
        <Notice tone="error" title="We couldn’t load more entries">
          {errorText(more.error, 'Please try again.')}
        </Notice>
      )}
      <div className={styles.foot}>
        {more.possible && (
          <Button variant="secondary" pending={more.loading} onClick={() => void more.load()}>
            Show more
          </Button>
        )}
        <ExportButton />
      </div>
    </div>
  );
}
