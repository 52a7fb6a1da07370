import { Send } from 'lucide-react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { DeletionProgress } from '#shared/contracts/privacy.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import { site } from '#shared/site-config/site.ts';
import { deletionWords } from '#shared/site-words/deletion.ts';
import { Button } from '#web/src/components/button.tsx';
import { Field } from '#web/src/components/field.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import styles from './deletion.module.css';
import * as messages from './messages.ts';
import { RequestFailure } from './request-failure.tsx';
import { useDeletionForm } from './use-deletion-form.ts';

const scopes = [
  ...deletionScopes,
  {
    scope: 'account',
    label: messages.myAccountOnThisSite,
    text: capabilities.credits ? messages.profileLibraryCredits : messages.profileAndLibrary,
  },
];

/** The form to request deletion of data. Sending it twice makes one request. */
export function DeletionForm(props: {
  onSent: (progress: DeletionProgress, email: string) => void;
}) {
  const { formProps, pending, error, issues } = useDeletionForm(props.onSent);
  const isMember = useSession() !== null;
  return (
    <form {...formProps} className={styles.form}>
      <fieldset className={styles.scopes}>
        <legend>{messages.whoseData}</legend>
        {scopes.map(({ scope, label, text }, index) => (
          <label key={scope}>
            <input type="radio" name="scope" value={scope} defaultChecked={index === 0} />
            <span>
              {label}
              <small>{text}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {isMember && (
        <p className={styles.member}>
          <RichText
            of={messages.deleteAtOnce}
            as={{ profile: (text) => <SiteLink to="/profile">{text}</SiteLink> }}
          />
        </p>
      )}
      <TextField
        label={messages.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        required
        hint={messages.theAddressDataBelongsTo}
        error={issues['email']}
      />
      <Field
        label={messages.anythingThatHelpsUsFind}
        hint={deletionWords.hint}
        error={issues['details']}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="details"
            rows={4}
            maxLength={2000}
            className={styles.details}
          />
        )}
      </Field>
      {error && <RequestFailure error={error} />}
      <div>
        <Button type="submit" pending={pending} icon={<Send aria-hidden />}>
          {pending ? messages.sending : messages.requestDeletion}
        </Button>
      </div>
      <noscript>
        <p>
          <RichText of={messages.needsJavaScript(site.emails.privacy)} as={{ mail: mailAddress }} />
        </p>
      </noscript>
    </form>
  );
}
