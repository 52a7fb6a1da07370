import { useState } from 'react';
import { accountContract, type Preferences } from '#shared/contracts/account.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '../../components/button.tsx';
import { errorSentence, failureText, type ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { retryText } from '../../lib/retry-text.ts';
import choice from './choice.module.css';
import styles from './notifications.module.css';

const { support } = site.emails;

const labels: Record<keyof Preferences, string> = {
  newItems: 'E-mail me about new items',
  newEditions: 'E-mail me about new editions of what I own',
};
const kinds = Object.keys(labels) as (keyof Preferences)[];

/** A member's choices, each of which is saved at once. */
export function MailChoices({ email }: { email: string | undefined }) {
  const { data, error, isValidating, mutate } = useCall(accountContract.readPreferences, {});
  // Shown at once; what the server has stored comes back where it could not be saved.
  const [wanted, setWanted] = useState<Partial<Preferences>>({});
  const [saved, setSaved] = useState(false);
  const saving = useAction(async (chosen: Partial<Preferences>) => {
    const stored = await call(accountContract.setPreferences, chosen);
    await mutate(stored, { revalidate: false });
    setSaved(true);
  });

  async function choose(chosen: Partial<Preferences>): Promise<void> {
    setSaved(false);
    setWanted(chosen);
    await saving.run(chosen);
    setWanted({});
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
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={wanted[kind] ?? data?.[kind] ?? false}
              disabled={!data}
              onChange={(event) => {
                if (!saving.pending) void choose({ [kind]: event.target.checked });
              }}
            />
            {labels[kind]}
          </label>
        ))}
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
  loaded: (Preferences & { mailsBounce?: boolean }) | undefined;
  saving: boolean;
  saved: boolean;
  email: string | undefined;
}): string {
  const { loaded, saving, saved, email } = now;
  if (saving) return 'Saving …';
  if (loaded === undefined) return 'Loading …';
  const word = saved ? 'Saved. ' : '';
  if (!kinds.some((kind) => loaded[kind])) return `${word}You won’t get these e-mails.`;
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
