import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { DeletionProgress, DeletionScope } from '#shared/contracts/privacy.ts';
import { site } from '#shared/site-config/site.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { CopyButton } from '#web/src/components/copy-button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText, hasCode } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import styles from './deletion.module.css';
import { LinkAction } from './link-action.tsx';
import type { DeletionQuery } from './deletion-query.ts';
import * as messages from './messages.ts';
import { Timeline } from './timeline.tsx';
import { timelineOf } from './timeline-of.ts';
import { UnknownRequest } from './unknown-request.tsx';

const scopeNames: Readonly<Record<DeletionScope, string>> = {
  ...Object.fromEntries(deletionScopes.map(({ scope, name }) => [scope, name])),
  account: messages.accountOnThisSite,
};

export interface DeletionStatusProps {
  request: DeletionQuery;
  /** The request that this tab has just sent, and the mailbox that the link went to. */
  sent: { progress: DeletionProgress; email: string } | undefined;
}

/** The status of a request. Its URL can be kept or passed on: it names no person. */
export function DeletionStatus({ request: { reference, link }, sent }: DeletionStatusProps) {
  const navigate = useNavigate();
  const own = sent?.progress.reference === reference ? sent : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, mutate } = useCall(
    'GET /api/deletion-requests/{reference}',
    { reference },
    { fallbackData: own?.progress, revalidateOnFocus: true },
  );
  const path = `/privacy/delete-data?request=${encodeURIComponent(reference)}`;

  function show(progress: DeletionProgress): void {
    void mutate(progress, { revalidate: false });
    // The token is used up and must not be shared with the address.
    void navigate(path, { replace: true });
    heading.current?.focus();
  }

  if (!data && hasCode(error, 'not_found', 'validation_failed')) return <UnknownRequest />;
  if (!data && error) {
    return (
      <Notice
        tone="error"
        title={messages.weCouldntLoadRequest}
        action={
          <Button variant="secondary" onClick={() => void mutate()}>
            {messages.tryAgain}
          </Button>
        }
      >
        {errorText(error, messages.pleaseTryAgain)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="24rem" />;

  const mayAct =
    link?.kind === 'confirm'
      ? data.state === 'unconfirmed'
      : data.state === 'unconfirmed' || data.state === 'open';
  return (
    <div className={styles.status}>
      <div>
        <h2 className={styles.sheetTitle} ref={heading} tabIndex={-1}>
          {messages.yourRequest(scopeNames[data.scope]!)}
        </h2>
        <p className={styles.number}>{messages.numberReference(data.reference)}</p>
      </div>
      {own && data.state === 'unconfirmed' && (
        <Notice tone="success" title={messages.sentCheckYourEmail}>
          <RichText
            of={messages.weMailLink(own.email, site.emails.privacy)}
            as={{ mail: mailAddress }}
          />
        </Notice>
      )}
      {link && !mayAct && (
        <Notice tone="info" title={messages.thisLinkHasAlreadyBeen}>
          {messages.thisPageShowsCurrentStatus}
        </Notice>
      )}
      {link && mayAct && (
        <LinkAction
          key={link.kind}
          reference={reference}
          scope={data.scope}
          link={link}
          onDone={show}
          onOutdated={() => void mutate()}
        />
      )}
      <Timeline label={messages.statusOfThisRequest} steps={timelineOf(data)} />
      <div className={styles.actions} data-no-print>
        <CopyButton
          text={new URL(path, window.location.origin).href}
          what={messages.ofThisRequest}
          label={messages.copyLink}
        />
        <LinkButton size="sm" variant="quiet" to="/privacy/delete-data">
          {messages.makeAnotherRequest}
        </LinkButton>
      </div>
    </div>
  );
}
