import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { errorText, type ApiError } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';

export interface AdminFailureProps {
  error: ApiError;
  /** What failed: 'Failed to load articles'. */
  title: string;
  onRetry: () => void;
}

/** Shown when loading failed. Renders nothing for 401, which redirects to /login; offers no retry for missing items. */
export function AdminFailure({ error, title, onRetry }: AdminFailureProps) {
  if (error.status === 401) return null;
  if (error.status === 403) {
    return (
      <Notice
        tone="error"
        title={messages.administratorsOnly}
        action={
          <LinkButton variant="secondary" size="sm" to="/">
            {messages.goToHomePage}
          </LinkButton>
        }
      >
        {messages.yourAccountDoesntHaveAdministrator}
      </Notice>
    );
  }
  const detail = errorText(error, title);
  return (
    <Notice
      tone="error"
      title={title}
      action={
        error.status !== 404 && (
          <Button size="sm" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )
      }
    >
      {detail !== title && detail}
    </Notice>
  );
}
