import { site } from '#shared/site-config/site.ts';
import { Notice } from '#web/src/components/notice.tsx';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import { retryText } from '#web/src/lib/retry-text.ts';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import * as messages from './messages.ts';

/** Explains why a request failed and what to do. The form keeps its input. */
export function RequestFailure({ error }: { error: ApiError }) {
  const { code, message, retryAfterSeconds } = error;
  if (code === 'validation_failed' && Object.keys(error.fields).length > 0) return null;
  if (code === 'network') {
    return (
      <Notice tone="error" title={messages.weCouldntSendYourRequest}>
        {messages.whatYouTypedIsSaved}
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={
        code === 'too_many_requests' ? messages.tooManyRequests : messages.yourRequestWasntSent
      }
    >
      <p>{retryAfterSeconds === undefined ? message : retryText(retryAfterSeconds)}</p>
      <p>
        <RichText of={messages.typedIsSaved(site.emails.privacy)} as={{ mail: mailAddress }} />
      </p>
    </Notice>
  );
}
