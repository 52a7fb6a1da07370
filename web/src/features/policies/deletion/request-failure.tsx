import { site } from '#shared/site-config/site.ts';
import { Notice } from '#web/src/components/notice.tsx';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';

/** Why a request did not go through, and what to do now. What was typed stays in the form. */
export function RequestFailure({ error }: { error: ApiError }) {
  const { code, message, retryAfterSeconds } = error;
  if (code === 'validation_failed' && Object.keys(error.fields).length > 0) return null;
  if (code === 'network') {
    return (
      <Notice tone="error" title="We could not be reached">
        What you typed is kept in this tab, also if you reload it. Send it again when you are
        online: if the first try did arrive after all, it stays one request.
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={code === 'too_many_requests' ? 'Too many requests from here' : 'It was not sent'}
    >
      <p>{retryAfterSeconds === undefined ? message : retryText(retryAfterSeconds)}</p>
      <p>
        What you typed is kept. A mail to{' '}
        <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a> counts the same.
      </p>
    </Notice>
  );
}
