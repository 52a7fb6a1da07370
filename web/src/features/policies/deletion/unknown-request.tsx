import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import * as messages from './messages.ts';

/** Shown if the address names a request that does not exist or no longer exists. */
export function UnknownRequest() {
  return (
    <Notice
      tone="empty"
      title={messages.weCouldntFindThisRequest}
      action={
        <>
          <LinkButton to="/privacy/delete-data">{messages.makeRequest}</LinkButton>
          <LinkButton variant="secondary" to={`mailto:${site.emails.privacy}`}>
            {messages.writeToUs}
          </LinkButton>
        </>
      }
    >
      {messages.theLinkMayBeIncomplete}
    </Notice>
  );
}
