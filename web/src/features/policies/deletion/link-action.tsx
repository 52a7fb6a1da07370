import { capabilities } from '#shared/site-config/capabilities.ts';
import type { DeletionProgress, DeletionScope } from '#shared/contracts/privacy.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { createLocationGuard } from '#web/src/lib/location-guard.ts';
import type { MailedLink } from './deletion-query.ts';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import { listed } from '#web/src/lib/listed.ts';
import styles from './deletion.module.css';
import * as messages from './messages.ts';
import { RequestFailure } from './request-failure.tsx';

const { product } = site.brand;
const { credits, podcasts } = capabilities;

const asked: Readonly<Record<DeletionScope, string>> = {
  ...Object.fromEntries(deletionScopes.map((scope) => [scope.scope, scope.asked])),
  account: messages.accountIsClosed(
    product,
    listed([
      messages.itsLibrary,
      ...(credits ? [messages.creditsLower] : []),
      ...(podcasts ? [messages.privateFeed] : []),
    ]),
  ),
};

const words = {
  confirm: {
    title: messages.deleteThisData,
    button: messages.confirmRequest,
    pending: messages.confirming,
    route: 'POST /api/deletion-requests/{reference}/confirmation',
    facts: (scope: DeletionScope) => [
      asked[scope]!,
      messages.wellDeleteItWithinDeleted(policyPeriods.deletedWithin),
      messages.untilThenYouCanWithdraw,
    ],
  },
  withdraw: {
    title: messages.withdrawThisRequest,
    button: messages.withdrawRequest,
    pending: messages.withdrawing,
    route: 'POST /api/deletion-requests/{reference}/withdrawal',
    facts: () => [messages.nothingIsDeleted, messages.youCanAskAgainAt],
  },
} as const;

export interface LinkActionProps {
  reference: string;
  scope: DeletionScope;
  link: MailedLink;
  /** Called with the result, unless the visitor has left the page. */
  onDone: (progress: DeletionProgress) => void;
  /** Called if the request is not in the state that this page shows. */
  onOutdated: () => void;
}

/**
 * The action of a link in the email, behind a button: mail programs open links to scan them, which must not delete
 * anything.
 */
export function LinkAction({ reference, scope, link, onDone, onOutdated }: LinkActionProps) {
  const { title, button, pending: busy, route, facts } = words[link.kind];
  const { run, pending, error } = useAction(async () => {
    const isSameLocation = createLocationGuard();
    const progress = await call(route, { reference, token: link.token });
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
        <Notice tone="error" title={messages.thisLinkIsIncompleteOr}>
          <RichText of={messages.openItAgain(site.emails.privacy)} as={{ mail: mailAddress }} />
        </Notice>
      )}
      {error?.code === 'conflict' && (
        <Notice
          tone="error"
          title={error.message}
          action={
            <Button size="sm" variant="secondary" onClick={onOutdated}>
              {messages.showStatus}
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
