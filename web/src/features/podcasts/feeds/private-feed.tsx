import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { feedsContract } from '#shared/contracts/feeds.ts';
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

/** The member's own feed. Its address is as good as a password, so it shows on demand only. */
export default function PrivateFeed() {
  const session = useSession();
  return (
    <div className={styles.feed}>
      <h3>Just for you</h3>
      {session ? (
        <OwnFeed key={session.user?.id} />
      ) : (
        <>
          <p>Sign in for a private feed with the full audio of every episode you bought.</p>
          <p>
            <LinkButton variant="secondary" to={withNext('/login', '/podcasthub#feeds')}>
              Sign in for your feed
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
    setUrl((await call(feedsContract.address, {})).url);
  });
  const rotate = useAction(async () => {
    setUrl((await call(feedsContract.rotate, {})).url);
    setAsking(false);
    toast.success('Your feed URL was replaced');
  });

  if (url === undefined) {
    return (
      <>
        <p>
          The full audio of every episode you bought. Keep the URL private: anyone who has it can
          listen to your episodes.
        </p>
        <p>
          <Button variant="secondary" pending={show.pending} onClick={() => void show.run()}>
            Show my feed URL
          </Button>
        </p>
        {show.error && <Failure error={show.error} />}
      </>
    );
  }
  return (
    <>
      <p>The full audio of every episode you bought. Keep this URL private.</p>
      <FeedUrl label="Your private feed URL" url={new URL(url, location.href).href} />
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
          Replace this URL
        </Button>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Replace your feed URL?"
        size="sm"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" pending={rotate.pending} onClick={() => void rotate.run()}>
              Replace
            </Button>
          </>
        }
      >
        <p>
          The old URL stops working at once, and you need to add the new one to your podcast apps.
          Do this if someone else has the URL.
        </p>
        {rotate.error && <Failure error={rotate.error} />}
      </Dialog>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.failure}>
      {failureText(error, 'We couldn’t load your feed. Please try again in a moment.')}
    </p>
  );
}
