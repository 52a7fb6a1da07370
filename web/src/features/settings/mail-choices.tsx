import { useState } from 'react';
import type { Preferences } from '#shared/contracts/account.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '../../components/button.tsx';
import { errorSentence, failureText, type ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { retryText } from '../../lib/retry-text.ts';
import { mailAddress } from '../../components/mail-address.tsx';
import { RichText } from '../../components/rich-text.tsx';
import choice from './choice.module.css';
import * as messages from './messages.ts';
import styles from './notifications.module.css';

const { support } = site.emails;

const labels: Record<keyof Preferences, string> = {
  newItems: messages.emailMeAboutNew,
  newEditions: messages.emailMeAboutNewEditions,
};
const kinds = Object.keys(labels) as (keyof Preferences)[];

/** A member's email choices, each saved at once. */
export function MailChoices({ email }: { email: string | undefined }) {
  const { data, error, isValidating, mutate } = useCall('GET /api/auth/preferences', {});
  // Shown at once; if saving fails, the stored choice is shown again.
  const [wanted, setWanted] = useState<Partial<Preferences>>({});
  const [saved, setSaved] = useState(false);
  const saving = useAction(async (chosen: Partial<Preferences>) => {
    const stored = await call('PUT /api/auth/preferences', chosen);
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
          {failureText(error, messages.weCouldntLoadThisSetting)}
        </p>
        <Button size="sm" variant="secondary" pending={isValidating} onClick={() => void mutate()}>
          {messages.tryAgain}
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
          <RichText of={messages.emailsBounce(email, support)} as={{ mail: mailAddress }} />
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
  if (saving) return messages.saving;
  if (loaded === undefined) return messages.loading;
  const text = mailText(loaded, email);
  return saved ? `${messages.saved} ${text}` : text;
}

function mailText(loaded: Preferences & { mailsBounce?: boolean }, email: string | undefined) {
  if (!kinds.some((kind) => loaded[kind])) return messages.youWontGetThese;
  return loaded.mailsBounce ? messages.onceMailboxWorks : messages.wellMail(email);
}

function notSaved(error: ApiError): string {
  const { retryAfterSeconds } = error;
  const why = errorSentence(error, messages.pleaseTryAgain);
  const reasons = retryAfterSeconds === undefined ? why : `${why} ${retryText(retryAfterSeconds)}`;
  return messages.notSavedBecause(reasons);
}
