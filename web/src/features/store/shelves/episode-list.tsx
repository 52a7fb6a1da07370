import { episodePath } from '#shared/constants/episode-path.ts';
import { EmptyCatalogue } from '#web/src/components/empty-catalogue.tsx';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { formatDuration } from '#web/src/lib/duration.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import { ListState } from './list-state.tsx';
import * as messages from './messages.ts';
import styles from './papers-and-episodes.module.css';

/** The latest episodes. */
export function EpisodeList() {
  const { data, error, mutate } = useCall('GET /api/podcasts', { sort: 'newest', limit: 4 });
  const entitlements = useEntitlements('podcast');
  if (!data) {
    return (
      <ListState
        failure={messages.weCouldntLoadEpisodes}
        height="18rem"
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyCatalogue of="episode" title={messages.noEpisodesYet}>
        {messages.newEpisodesAppearHereAs}
      </EmptyCatalogue>
    );
  }
  return (
    <ul className={styles.episodes}>
      {data.map(({ id, title, price, currency, artworkUrl, durationSeconds }) => (
        <li key={id} className={styles.episode}>
          <Picture
            imageUrl={artworkUrl}
            sizes="(width >= 62rem) 13rem, 46vw"
            height={480}
            className={styles.artwork}
          />
          <div className={styles.text}>
            <h3>
              <PageLink to={episodePath(id)} data-stretch>
                {title}
              </PageLink>
            </h3>
            <p className={styles.facts}>
              <ItemPrice {...{ price, currency }} ownership={entitlements.of(id).ownership} />
              {durationSeconds !== undefined && <span>{formatDuration(durationSeconds)}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
