import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { ExportButton } from './export-button.tsx';
import * as messages from './messages.ts';
import { StatementTable } from './statement-table.tsx';
import styles from './statement.module.css';
import { useStatement } from './use-statement.ts';

/** A member's credit activity. */
export default function Statement({ memberId }: { memberId: string }) {
  const { rows, error, stale, more, retry } = useStatement(memberId);
  if (!rows && error) {
    return (
      <Notice
        tone="error"
        title={messages.weCouldntLoadYourStatement}
        action={
          <Button variant="secondary" pending={stale} onClick={retry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {errorText(error, messages.pleaseTryAgainLater)}
      </Notice>
    );
  }
  if (!rows) return <Skeleton height="16rem" />;
  if (rows.length === 0) {
    return (
      <Notice tone="empty" title={messages.noCreditActivityYet}>
        {messages.yourFirstReplyOrPurchase}
      </Notice>
    );
  }
  return (
    <div className={styles.statement}>
      <StatementTable rows={rows} />
      {more.error !== undefined && (
        <Notice tone="error" title={messages.weCouldntLoadMoreEntries}>
          {errorText(more.error, messages.pleaseTryAgain)}
        </Notice>
      )}
      <div className={styles.foot}>
        {more.possible && (
          <Button variant="secondary" pending={more.loading} onClick={() => void more.load()}>
            {messages.showMore}
          </Button>
        )}
        <ExportButton />
      </div>
    </div>
  );
}
