import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { EntitlementsError } from '#web/src/components/entitlements-error.tsx';
import { errorText, hasCode } from '#web/src/lib/api/api-error.ts';
import { toast } from '#web/src/lib/toast.ts';
import { OpenEpisode } from '../episode/open-episode.tsx';
import { EpisodeResults } from './episode-results.tsx';
import { HubSkeleton } from './hub-skeleton.tsx';
import type { HubView } from './hub-view.ts';
import { loadFailure } from './load-failure.ts';
import { NoResults } from './no-results.tsx';
import { useHub } from './use-hub.ts';
import { useEpisodeAccess } from './use-episode-access.ts';
import styles from './hub-results.module.css';
import * as messages from './messages.ts';

/** The results of the view: the season and its cards, an empty state or an error. */
export function HubResults({ view }: { view: HubView }) {
  const { error, ...hub } = useHub(view);
  const listener = useEpisodeAccess();
  const rows = hub.rows?.map(listener.playable);
  const navigate = useNavigate();
  // Goes back to the hub's history entry, so that Back does not open the episode again.
  const onClose = () => void navigate(-1);

  useEffect(() => {
    // The shell announces that the session has ended, and the list loads again as for a guest.
    if (error && !hasCode(error, 'session_expired')) toast.error(loadFailure);
  }, [error]);

  const open = view.episode;
  const hasNoCard = (error ?? rows) && !rows?.some(({ id }) => id === open);
  return (
    <div className={styles.results}>
      <EntitlementsError entitlements={listener.entitlements} className={styles.notice} />
      {open !== undefined && hasNoCard && (
        <OpenEpisode key={open} id={open} {...{ listener, onClose }} apart />
      )}
      {error && (
        <Notice
          tone="error"
          title={loadFailure}
          action={<Button onClick={hub.retry}>{messages.tryAgain}</Button>}
        >
          {errorText(error, messages.pleaseTryAgainInMoment)}
        </Notice>
      )}
      {!error && !rows && <HubSkeleton />}
      {!error && rows?.length === 0 && <NoResults view={view} />}
      {!error && rows && rows.length > 0 && (
        <EpisodeResults {...{ ...hub, rows, view, listener, onClose }} />
      )}
    </div>
  );
}
