import { Card } from '#web/src/components/card.tsx';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { classNames } from '#web/src/lib/class-names.ts';
import { overList } from '#web/src/lib/over-list.ts';
import { canPlay } from '../playable-episode.ts';
import type { PlayableEpisode } from '#web/src/lib/player/player.ts';
import { EpisodeFacts } from '../episode-facts.tsx';
import { GetButton } from '../get-button.tsx';
import { LikeButton } from '../like-button.tsx';
import { PlayButton } from '../play-button.tsx';
import { hubPath, type HubView } from './hub-view.ts';
import { TimeScale } from './time-scale.tsx';
import type { EpisodeAccess } from './use-episode-access.ts';
import styles from './episode-card.module.css';

export interface EpisodeCardProps {
  episode: PlayableEpisode;
  view: HubView;
  listener: EpisodeAccess;
  /** The longest duration of all cards shown, to which their scale bars are drawn. */
  longestSeconds: number;
  onClose: () => void;
  /** Above the fold: its artwork loads at once. */
  eager: boolean;
}

export function EpisodeCard(props: EpisodeCardProps) {
  const { episode, view, listener, longestSeconds, onClose, eager } = props;
  const { id, title, durationSeconds, price, currency, ownership } = episode;
  const open = view.episode === id;
  return (
    <Card
      as="li"
      interactive
      data-card={id}
      className={classNames(styles.card, open && styles.open)}
    >
      <Picture
        imageUrl={episode.artworkUrl}
        sizes="(width >= 80rem) 17rem, (width >= 62rem) 30vw, (width >= 48rem) 46vw, 7rem"
        height={480}
        eager={eager}
        className={styles.artwork}
      />
      {canPlay(episode) && (
        <PlayButton episode={episode} isPlaying={listener.isPlaying(id)} className={styles.play} />
      )}
      <div className={styles.like}>
        <LikeButton episode={episode} likes={listener.likes} />
      </div>
      <div className={styles.text}>
        <EpisodeFacts episode={episode} />
        <h3 className={styles.title}>
          <EpisodeLink {...{ id, title, view, open, onClose }} />
        </h3>
        <p className={styles.description}>{episode.shortDescription}</p>
      </div>
      <div className={styles.foot}>
        <TimeScale seconds={durationSeconds} longestSeconds={longestSeconds} />
        <ItemPrice {...{ price, currency, ownership }} />
        <GetButton episode={episode} buying={listener.buying} />
      </div>
    </Card>
  );
}

interface EpisodeLinkProps extends Pick<EpisodeCardProps, 'view' | 'onClose'> {
  id: string;
  title: string;
  open: boolean;
}

/** Opens or closes the episode. The history has one entry for an open episode, also after changing to another. */
function EpisodeLink({ id, title, view, open, onClose }: EpisodeLinkProps) {
  return (
    <PageLink
      to={hubPath({ ...view, episode: id })}
      replace={view.episode !== undefined}
      state={overList}
      aria-expanded={open}
      data-stretch
      onClick={(event) => {
        if (!open) return;
        event.preventDefault();
        onClose();
      }}
    >
      {title}
    </PageLink>
  );
}
