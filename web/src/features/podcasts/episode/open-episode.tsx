import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { Picture } from '#web/src/components/picture.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useDocumentTitle } from '#web/src/lib/document-title.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import type { EpisodeAccess } from '../hub/use-episode-access.ts';
import { EpisodeDescription } from './episode-description.tsx';
import { EpisodeFailure } from './episode-failure.tsx';
import { EpisodeOffer } from './episode-offer.tsx';
import { EpisodeRecord } from './episode-record.tsx';
import * as messages from './messages.ts';
import styles from './open-episode.module.css';
import { ShareAndLike } from './share-and-like.tsx';

export interface OpenEpisodeProps {
  id: string;
  /** The data that its card already has. */
  known?: PlayableEpisode;
  listener: EpisodeAccess;
  onClose: () => void;
  /** Whether it is shown without its card, and therefore shows the artwork itself. */
  apart?: boolean;
}

/** Everything about one episode, in the page rather than in a dialog, so that the player stays within reach. */
export function OpenEpisode({ id, known, listener, onClose, apart = false }: OpenEpisodeProps) {
  const { data: detail, error, mutate } = useCall('GET /api/podcasts/{id}', { id });
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const summary = detail ?? known;
  const episode = summary && listener.playable(summary);
  useDocumentTitle(episode?.title);

  const here = episode !== undefined;
  useEffect(() => {
    if (!here) return;
    heading.current!.focus({ preventScroll: true });
    panel.current!.scrollIntoView({ block: 'nearest' });
  }, [here]);

  function close(): void {
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] a`)?.focus();
    onClose();
  }

  if (!episode && error) {
    return <EpisodeFailure error={error} onRetry={() => void mutate()} onClose={close} />;
  }
  return (
    <article
      ref={panel}
      className={styles.panel}
      aria-busy={!detail && !error}
      aria-labelledby={`episode-${id}`}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.margin}>
        {apart && (
          <Picture
            imageUrl={episode?.artworkUrl}
            sizes="(width >= 62rem) 15rem, 40vw"
            height={480}
            className={styles.artwork}
          />
        )}
        <EpisodeRecord episode={episode} detail={detail} />
      </div>
      <div className={styles.notes}>
        <h2 id={`episode-${id}`} ref={heading} tabIndex={-1}>
          {episode?.title ?? <Skeleton width="18rem" />}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={messages.closeEpisode}
          onClick={close}
        >
          <X aria-hidden size={20} />
        </button>
        {episode && (
          <>
            <p className={styles.lead}>{episode.shortDescription}</p>
            <div className={styles.actions}>
              <EpisodeOffer episode={episode} listener={listener} />
              <span className={styles.own}>
                <ShareAndLike episode={episode} likes={listener.likes} />
              </span>
            </div>
          </>
        )}
        <EpisodeDescription
          html={detail?.descriptionHtml}
          error={error}
          onRetry={() => void mutate()}
        />
      </div>
    </article>
  );
}
