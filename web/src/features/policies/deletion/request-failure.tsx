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
      <Notice tone="error" title="We couldn’t send your request">
        What you typed is saved in this tab, even if you reload it. Send it again when you’re
        online: sending it twice still makes only one request.
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={code === 'too_many_requests' ? 'Too many requests' : 'Your request wasn’t sent'}
    >
      <p>{retryAfterSeconds === undefined ? message : retryText(retryAfterSeconds)}</p>
      <p>
        What you typed is saved. An e-mail to{' '}
        <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a> counts the same.
      </p>
    </Notice>
  );
}
