import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';

/** The address names a request that we do not have, or have no more. */
export function UnknownRequest() {
  return (
    <Notice
      tone="empty"
      title="We couldn’t find this request"
      action={
        <>
          <LinkButton to="/privacy/delete-data">Make a request</LinkButton>
          <LinkButton variant="secondary" to={`mailto:${site.emails.privacy}`}>
            Write to us
          </LinkButton>
        </>
      }
    >
      The link may be incomplete. Unconfirmed requests are deleted after a while, and so are old
      closed ones.
    </Notice>
  );
}
