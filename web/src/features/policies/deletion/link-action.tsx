import {
  privacyContract,
  type DeletionProgress,
  type DeletionScope,
} from '#shared/contracts/privacy.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { createLocationGuard } from '#web/src/lib/location-guard.ts';
import type { MailedLink } from './deletion-query.ts';
import styles from './deletion.module.css';
import { RequestFailure } from './request-failure.tsx';

const { product } = site.brand;

const asked = {
  'water-app': 'What AquaTest AI has sent to us from your devices is deleted.',
  account: `Your account with ${product} is closed, and what hangs on it is deleted: library, credits, private feed.`,
} satisfies Record<DeletionScope, string>;

const words = {
  confirm: {
    title: 'Confirm that these data are to be deleted?',
    button: 'Confirm the request',
    pending: 'Confirming …',
    contract: privacyContract.confirm,
    facts: (scope: DeletionScope) => [
      asked[scope],
      `It is done within ${policyPeriods.deletedWithin} of this click, and we write to you.`,
      'Until it is closed you can take the request back with the other link of the mail.',
    ],
  },
  withdraw: {
    title: 'Take this request back?',
    button: 'Withdraw the request',
    pending: 'Withdrawing …',
    contract: privacyContract.withdraw,
    facts: () => ['Nothing is deleted.', 'You can ask again at any time.'],
  },
};

export interface LinkActionProps {
  reference: string;
  scope: DeletionScope;
  link: MailedLink;
  /** Does not run once the visitor has gone on. */
  onDone: (progress: DeletionProgress) => void;
  /** The request is not as this page shows it. */
  onOutdated: () => void;
}

/**
 * What a link of the mail is for, behind a button: mail programs open links to look at them, and that must not delete
 * anything.
 */
export function LinkAction({ reference, scope, link, onDone, onOutdated }: LinkActionProps) {
  const { title, button, pending: busy, contract, facts } = words[link.kind];
  const { run, pending, error } = useAction(async () => {
    const isSameLocation = createLocationGuard();
    const progress = await call(contract, { reference, token: link.token });
    if (isSameLocation()) onDone(progress);
  });

  return (
    <div className={styles.ask}>
      <h3>{title}</h3>
      <ul>
        {facts(scope).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {error?.code === 'link_invalid' && (
        <Notice tone="error" title="This link is not complete, or no longer good">
          Open it from the mail once more; some mail programs cut long links. If that does not help,
          ask again with the form, or write to{' '}
          <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a>.
        </Notice>
      )}
      {error?.code === 'conflict' && (
        <Notice
          tone="error"
          title={error.message}
          action={
            <Button size="sm" variant="secondary" onClick={onOutdated}>
              Show where it stands
            </Button>
          }
        />
      )}
      {error && error.code !== 'link_invalid' && error.code !== 'conflict' && (
        <RequestFailure error={error} />
      )}
      <div>
        <Button
          variant={link.kind === 'confirm' ? 'primary' : 'secondary'}
          pending={pending}
          onClick={() => void run()}
        >
          {pending ? busy : button}
        </Button>
      </div>
    </div>
  );
}
