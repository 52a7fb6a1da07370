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
import styles from './deletion.module.css';
import { RequestFailure } from './request-failure.tsx';
import { useDeletionForm } from './use-deletion-form.ts';

const scopes = [
  ...deletionScopes,
  {
    scope: 'account',
    label: 'My account on this site',
    text: `Your profile, library${capabilities.chat ? ', credits' : ''} and everything else in the account.`,
  },
];

/** Asks for data to be deleted. Sent twice, it is one request. */
export function DeletionForm(props: {
  onSent: (progress: DeletionProgress, email: string) => void;
}) {
  const { formProps, pending, error, issues } = useDeletionForm(props.onSent);
  const isMember = useSession() !== null;
  return (
    <form {...formProps} className={styles.form}>
      <fieldset className={styles.scopes}>
        <legend>Whose data?</legend>
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
          You are signed in: you can delete this account at once on{' '}
          <SiteLink to="/profile">your profile</SiteLink>, without waiting for us.
        </p>
      )}
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="The address the data belongs to. We’ll send updates about this request there."
        error={issues['email']}
      />
      <Field
        label="Anything that helps us find them (optional)"
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
          {pending ? 'Sending …' : 'Request deletion'}
        </Button>
      </div>
      <noscript>
        <p>
          This form needs JavaScript. Write to{' '}
          <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a> instead. It counts the
          same.
        </p>
      </noscript>
    </form>
  );
}
