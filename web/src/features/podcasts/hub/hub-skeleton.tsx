import { Picture } from '#web/src/components/picture.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import card from './episode-card.module.css';
import grid from './episode-grid.module.css';
import results from './hub-results.module.css';
import log from './season-log.module.css';
import styles from './hub-skeleton.module.css';
import * as messages from './messages.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The hub's shape while its episodes load. */
export function HubSkeleton() {
  return (
    <div aria-busy className={results.results}>
      <VisuallyHidden>{messages.loadingEpisodes}</VisuallyHidden>
      <div className={log.log}>
        <div className={styles.count}>
          <Skeleton />
        </div>
        <div className={styles.legend}>
          <Skeleton />
        </div>
        <div className={log.beds} />
      </div>
      <div className={grid.grid}>
        {cards.map((name) => (
          <div key={name} className={`${card.card} ${styles.card}`}>
            <Picture imageUrl={undefined} sizes="" height={480} className={card.artwork} />
            <div className={card.text}>
              <Skeleton width="70%" />
              <Skeleton width="90%" height="1.4rem" />
              <div>
                <Skeleton />
                <Skeleton />
                <Skeleton width="60%" />
              </div>
            </div>
            <div className={card.foot} />
          </div>
        ))}
      </div>
    </div>
  );
}
