import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatMoney } from '../../lib/money.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';
import styles from './episode-price.module.css';

/** The price, or that it is free or already the listener's. */
export function EpisodePrice({ episode }: { episode: PlayableEpisode }) {
  const { isFree, owned, price, currency } = episode;
  if (owned) return <span className={styles.open}>{isFree ? 'Free' : 'Owned'}</span>;
  return (
    <span className={styles.price}>
      <VisuallyHidden>Price: </VisuallyHidden>
      {formatMoney(price, currency)}
    </span>
  );
}
