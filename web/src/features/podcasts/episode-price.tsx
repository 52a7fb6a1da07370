import { OwnershipLabel } from '../../components/ownership-label.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatMoney } from '../../lib/money.ts';
import type { PlayableEpisode } from '../../lib/player/player.ts';
import styles from './episode-price.module.css';
import * as messages from './messages.ts';

/** The price, or the state: free, owned or being processed. */
export function EpisodePrice({ episode }: { episode: PlayableEpisode }) {
  const { isFree, owned, ownership = 'for-sale', price, currency } = episode;
  if (owned) return <span className={styles.open}>{isFree ? messages.free : messages.owned}</span>;
  if (ownership !== 'owned' && ownership !== 'for-sale')
    return <OwnershipLabel ownership={ownership} />;
  return (
    <span className={styles.price} data-offer>
      <VisuallyHidden>{messages.pricePrefix}</VisuallyHidden>
      {formatMoney(price, currency)}
    </span>
  );
}
