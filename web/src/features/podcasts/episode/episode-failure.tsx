import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { errorText, hasCode, type ApiError } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';
import styles from './open-episode.module.css';

export interface EpisodeFailureProps {
  error: ApiError;
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces an episode that could not be loaded. */
export function EpisodeFailure({ error, onRetry, onClose }: EpisodeFailureProps) {
  return (
    <div className={styles.failure}>
      <Notice
        tone="error"
        title={messages.episodeDataNotFound}
        action={
          <>
            {!hasCode(error, 'not_found') && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
            <Button variant="secondary" onClick={onClose}>
              {messages.backToAllEpisodes}
            </Button>
          </>
        }
      >
        {errorText(error, messages.pleaseTryAgainInMoment)}
      </Notice>
    </div>
  );
}
