import { Button } from '#web/src/components/button.tsx';
import { Description } from '#web/src/components/description.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText, type ApiError } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';

export interface EpisodeDescriptionProps {
  /** Undefined until it has loaded. */
  html: string | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
}

/** The description of an episode, which its card does not have. */
export function EpisodeDescription({ html, error, onRetry }: EpisodeDescriptionProps) {
  if (html !== undefined) return <Description html={html} />;
  if (!error) return <Skeleton height="6rem" />;
  return (
    <Notice
      tone="error"
      title={messages.weCouldntLoadDescription}
      action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}
    >
      {errorText(error, messages.pleaseTryAgainInMoment)}
    </Notice>
  );
}
