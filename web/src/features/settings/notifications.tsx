import { useState } from 'react';
import { goods } from '#shared/site-config/goods.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { errorSentence, failureText, type ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { withNext } from '../../lib/next-path.ts';
import { retryText } from '../../lib/retry-text.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useSession } from '../../lib/session/use-session.ts';
import choice from './choice.module.css';
import styles from './notifications.module.css';

const { support } = site.emails;

/** The one mail that may be chosen. Guests see what it is. */
export function Notifications() {
  const session = useSession();
  return (
    <fieldset className={choice.choice}>
      <legend>Notifications</legend>
      <p className={choice.hint}>
        At most one e-mail a day, and only when we publish {goods('or')}. Receipts and e-mails about
        your account come either way.
      </p>
      <div className={styles.body}>
        {session ? <NewItems key={session.user?.id} email={session.user?.email} /> : <Guest />}
      </div>
    </fieldset>
  );
}

function Guest() {
  return (
    <>
      <LinkButton variant="secondary" to={withNext('/login', '/settings')}>
        Sign in to change this
      </LinkButton>
      <p className={styles.state}>This is saved in your account at {site.brand.product}.</p>
    </>
  );
}

function NewItems({ email }: { email: string | undefined }) {
  const { data, error, isValidating, mutate } = useCall(accountContract.readPreferences, {});
  // Shown at once; what the server has stored comes back where it could not be saved.
  const [wanted, setWanted] = useState<boolean>();
  const [saved, setSaved] = useState(false);
  const saving = useAction(async (newItems: boolean) => {
    const stored = await call(accountContract.setPreferences, { newItems });
    await mutate(stored, { revalidate: false });
    setSaved(true);
  });

  async function choose(newItems: boolean): Promise<void> {
    setSaved(false);
    setWanted(newItems);
    await saving.run(newItems);
    setWanted(undefined);
  }

  if (!data && error) {
    return (
      <>
        <p role="alert" className={styles.failure}>
          {failureText(error, 'We couldn’t load this setting.')}
        </p>
        <Button size="sm" variant="secondary" pending={isValidating} onClick={() => void mutate()}>
          Retry
        </Button>
      </>
    );
  }
  return (
    <>
      <div className={choice.options}>
        <label>
          <input
            type="checkbox"
            checked={wanted ?? data?.newItems ?? false}
            disabled={!data}
            onChange={(event) => {
              if (!saving.pending) void choose(event.target.checked);
            }}
          />
          E-mail me about new items
        </label>
      </div>
      {data?.mailsBounce && (
        <p className={styles.failure}>
          Mails to {email ?? 'your address'} come back, so we don’t send any. If the mailbox works
          again, write to <a href={`mailto:${support}`}>{support}</a>.
        </p>
      )}
      {saving.error ? (
        <p role="alert" className={styles.failure}>
          {notSaved(saving.error)}
        </p>
      ) : (
        <p role="status" className={styles.state}>
          {stateText({ loaded: data, saving: saving.pending, saved, email })}
        </p>
      )}
    </>
  );
}

function stateText(now: {
  loaded: { newItems: boolean; mailsBounce?: boolean } | undefined;
  saving: boolean;
  saved: boolean;
  email: string | undefined;
}): string {
  const { loaded, saving, saved, email } = now;
  if (saving) return 'Saving …';
  if (loaded === undefined) return 'Loading …';
  const word = saved ? 'Saved. ' : '';
  if (!loaded.newItems) return `${word}You won’t get these e-mails.`;
  return loaded.mailsBounce
    ? `${word}We’ll e-mail you once the mailbox works.`
    : `${word}We’ll e-mail ${email ?? 'you'}.`;
}

function notSaved(error: ApiError): string {
  const { retryAfterSeconds } = error;
  const why = errorSentence(error, 'Please try again.');
  const when = retryAfterSeconds === undefined ? '' : ` ${retryText(retryAfterSeconds)}`;
  return `We couldn’t save this. ${why}${when} Your setting has not changed.`;
}
