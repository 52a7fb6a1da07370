import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { OpenEpisode } from '../episode/open-episode.tsx';
import { EpisodeGrid } from './episode-grid.tsx';
import { HubSkeleton } from './hub-skeleton.tsx';
import { hubPath, plainView, type EpisodeOpening, type HubView } from './hub-view.ts';
import { SeasonLog } from './season-log.tsx';
import { useHub } from './use-hub.ts';
import { useListener } from './use-listener.ts';
import styles from './hub-results.module.css';

export interface HubResultsProps {
  view: HubView;
  /** Back from the payment page without having paid. */
  cancelled: boolean;
}

const loadFailure = 'Failed to load podcasts';

/** What the view finds: the season and its cards, or that there is nothing, or that it could not be loaded. */
export default function HubResults({ view, cancelled }: HubResultsProps) {
  const hub = useHub(view);
  const { total, error, stale, more } = hub;
  const listener = useListener();
  const rows = hub.rows?.map(listener.playable);
  const grid = useRef<HTMLUListElement>(null);
  const close = useClose(view);
  const { focusFirstNew } = useFocusOnNew(grid, rows?.length ?? 0);

  useEffect(() => {
    if (error) toast.error(loadFailure);
  }, [error]);

  const open = view.episode;
  const apart = open !== undefined && rows && !rows.some(({ id }) => id === open);
  return (
    <div className={styles.results}>
      {cancelled && (
        <div className={styles.notice}>
          <Notice tone="info" title="Checkout cancelled">
            Nothing was charged. The episode is still here when you want it.
          </Notice>
        </div>
      )}
      {open !== undefined && (apart || error) && (
        <OpenEpisode key={open} id={open} listener={listener} onClose={close} apart />
      )}
      {error ? (
        <Notice
          tone="error"
          title={loadFailure}
          action={<Button onClick={hub.retry}>Retry</Button>}
        >
          {errorText(error, 'Please try again in a moment.')}
        </Notice>
      ) : !rows ? (
        <HubSkeleton />
      ) : rows.length === 0 ? (
        <NothingFound view={view} />
      ) : (
        <>
          <h2>
            <VisuallyHidden>Episodes found</VisuallyHidden>
          </h2>
          <SeasonLog episodes={rows} total={total} />
          <EpisodeGrid ref={grid} {...{ episodes: rows, view, stale, listener }} onClose={close} />
          <div className={styles.more}>
            {more.error !== undefined && (
              <Notice tone="error" title={loadFailure}>
                {errorText(more.error, 'Please try again in a moment.')}
              </Notice>
            )}
            {more.possible && (
              <Button
                variant="secondary"
                pending={more.loading}
                onClick={() => {
                  focusFirstNew();
                  void more.load();
                }}
              >
                {more.error === undefined ? 'Show more' : 'Retry'}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function NothingFound({ view }: { view: HubView }) {
  const navigate = useNavigate();
  return (
    <div role="status">
      {view.q ? (
        <Notice
          tone="empty"
          title="No episodes found"
          action={<Button onClick={() => void navigate(hubPath(plainView))}>Clear search</Button>}
        >
          Nothing matches “{view.q}”. A shorter word finds more.
        </Notice>
      ) : (
        <Notice
          tone="empty"
          title="The first season is being recorded"
          action={<LinkButton to="/articles">Read while you wait</LinkButton>}
        >
          Episodes appear on this page as they are finished.
        </Notice>
      )}
    </div>
  );
}

/** Closing goes back to the hub as it was, so that Back does not open the episode again. */
function useClose(view: HubView): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if ((location.state as EpisodeOpening | null)?.fromHub) void navigate(-1);
    else void navigate(hubPath({ ...view, episode: undefined }), { replace: true });
  };
}

/** Puts the focus on the first card that 'Show more' has brought. */
function useFocusOnNew(grid: React.RefObject<HTMLUListElement | null>, shownCount: number) {
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shownCount <= from.current) return;
    const first = grid.current?.querySelectorAll('[data-card]')[from.current];
    first?.querySelector<HTMLElement>('[data-stretch]')?.focus({ preventScroll: true });
    from.current = undefined;
  }, [grid, shownCount]);
  return {
    focusFirstNew() {
      from.current = shownCount;
    },
  };
}
