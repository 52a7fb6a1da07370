import { apiOrigin } from '#web/src/lib/api/call-url.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { FeedUrl } from './feed-url.tsx';
import styles from './feeds.module.css';
import * as messages from './messages.ts';

/** The path of the public feed, which is not a call of the app. */
const feedPath = '/feeds/podcast.xml';

export function PublicFeed() {
  const hydrated = useHydrated();
  const origin = hydrated ? apiOrigin || location.origin : apiOrigin;
  return (
    <div className={styles.feed}>
      <h3>{messages.forEveryone}</h3>
      <p>{messages.fullFreeEpisodesAndFirst}</p>
      <FeedUrl label={messages.feedUrl} url={origin + feedPath} />
    </div>
  );
}
