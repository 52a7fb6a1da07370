import { useRef } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { useFocusFirstNew } from '#web/src/lib/use-focus-first-new.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { EpisodeGrid } from './episode-grid.tsx';
import type { HubView } from './hub-view.ts';
import { loadFailure } from './load-failure.ts';
import { SeasonLog } from './season-log.tsx';
import type { useHub } from './use-hub.ts';
import type { EpisodeAccess } from './use-episode-access.ts';
import styles from './hub-results.module.css';
import * as messages from './messages.ts';

export interface EpisodeResultsProps extends Pick<
  ReturnType<typeof useHub>,
  'total' | 'stale' | 'more'
> {
  rows: PlayableEpisode[];
  view: HubView;
  listener: EpisodeAccess;
  onClose: () => void;
}

/** The episodes as a log and as cards, with a button that loads more. */
export function EpisodeResults(props: EpisodeResultsProps) {
  const { rows, total, stale, more, view, listener, onClose } = props;
  const grid = useRef<HTMLUListElement>(null);
  const beforeMore = useFocusFirstNew(grid, rows.length);
  return (
    <>
      <h2>
        <VisuallyHidden>{messages.episodesFound}</VisuallyHidden>
      </h2>
      <SeasonLog episodes={rows} total={total} />
      <EpisodeGrid ref={grid} {...{ episodes: rows, view, stale, listener, onClose }} />
      <div className={styles.more}>
        {more.error !== undefined && (
          <Notice tone="error" title={loadFailure}>
            {errorText(more.error, messages.pleaseTryAgainInMoment)}
          </Notice>
        )}
        {more.possible && (
          <Button
            variant="secondary"
            pending={more.loading}
            onClick={() => {
              beforeMore();
              void more.load();
            }}
          >
            {more.error === undefined ? messages.showMore : messages.tryAgain}
          </Button>
        )}
      </div>
    </>
  );
}
