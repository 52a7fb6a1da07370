import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { withNext } from '#web/src/lib/next-path.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { toast } from '#web/src/lib/toast.ts';
import { FeedUrl } from './feed-url.tsx';
import styles from './feeds.module.css';
import * as messages from './messages.ts';

/** The member's own feed. Its address grants access like a password, so it is shown on demand only. */
export default function PrivateFeed() {
  const session = useSession();
  return (
    <div className={styles.feed}>
      <h3>{messages.justForYou}</h3>
      {session ? (
        <OwnFeed key={session.user?.id} />
      ) : (
        <>
          <p>{messages.signInForPrivateFeed}</p>
          <p>
            <LinkButton variant="secondary" to={withNext('/login', '/podcasthub#feeds')}>
              {messages.signInForYourFeed}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}

function OwnFeed() {
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState(false);
  const show = useAction(async () => {
    setUrl((await call('GET /api/feeds/private', {})).url);
  });
  const rotate = useAction(async () => {
    setUrl((await call('POST /api/feeds/private/rotate', {})).url);
    setAsking(false);
    toast.success(messages.yourFeedUrlWasReplaced);
  });

  if (url === undefined) {
    return (
      <>
        <p>{messages.theFullAudioEveryEpisode}</p>
        <p>
          <Button variant="secondary" pending={show.pending} onClick={() => void show.run()}>
            {messages.showMyFeedUrl}
          </Button>
        </p>
        {show.error && <Failure error={show.error} />}
      </>
    );
  }
  return (
    <>
      <p>{messages.theFullAudioEveryEpisodeYou}</p>
      <FeedUrl label={messages.yourPrivateFeedUrl} url={new URL(url, location.href).href} />
      <p>
        <Button
          variant="quiet"
          size="sm"
          className={styles.replace}
          icon={<RefreshCw aria-hidden />}
          onClick={() => {
            rotate.clearError();
            setAsking(true);
          }}
        >
          {messages.replaceThisUrl}
        </Button>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={messages.replaceYourFeedUrl}
        size="sm"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {messages.keepIt}
            </Button>
            <Button variant="danger" pending={rotate.pending} onClick={() => void rotate.run()}>
              {messages.replace}
            </Button>
          </>
        }
      >
        <p>{messages.theOldUrlStopsWorking}</p>
        {rotate.error && <Failure error={rotate.error} />}
      </Dialog>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.failure}>
      {failureText(error, messages.weCouldntLoadYourFeed)}
    </p>
  );
}
