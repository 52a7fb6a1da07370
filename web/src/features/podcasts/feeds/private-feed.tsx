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
          <p>Signed in, you have a feed of your own with every episode that you bought, in full.</p>
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
    toast.success('Your feed has a new address');
  });

  if (url === undefined) {
    return (
      <>
        <p>
          Every episode that you bought, in full. The address belongs to you alone: whoever has it
          hears what you own.
        </p>
        <p>
          <Button variant="secondary" pending={show.pending} onClick={() => void show.run()}>
            Show my feed address
          </Button>
        </p>
        {show.error && <Failure error={show.error} />}
      </>
    );
  }
  return (
    <>
      <p>Every episode that you bought, in full. Keep this address to yourself.</p>
      <FeedUrl label="Your own feed address" url={new URL(url, location.href).href} />
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
          Replace this address
        </Button>
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Replace your feed address?"
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
          The old address stops working at once, so every app that follows it needs the new one. Do
          this when somebody else has got hold of it.
        </p>
        {rotate.error && <Failure error={rotate.error} />}
      </Dialog>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.failure}>
      {failureText(error, 'Your feed could not be reached. Please try again in a moment.')}
    </p>
  );
}
