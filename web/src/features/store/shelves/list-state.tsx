import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';

export interface ListStateProps {
  /** What failed: 'We couldn’t load the papers'. */
  failure: string;
  /** CSS height of the list while it loads. */
  height: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown while a list loads or after it failed. */
export function ListState({ failure, height, error, onRetry }: ListStateProps) {
  if (!error) return <Skeleton height={height} />;
  return (
    <Notice
      tone="error"
      title={failure}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      }
    >
      {errorText(error, messages.pleaseTryAgainLater)}
    </Notice>
  );
}
