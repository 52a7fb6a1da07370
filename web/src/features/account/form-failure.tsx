import type { ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { retryText } from '../../lib/retry-text.ts';

export interface FormFailureProps {
  failure: ApiError | undefined;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Explains above the button why a form failed, and for rate limits when to retry. */
export function FormFailure({ failure, title, children, action }: FormFailureProps) {
  if (!failure) return null;
  const { retryAfterSeconds } = failure;
  return (
    <Notice tone="error" title={title} action={action}>
      {children}
      {retryAfterSeconds !== undefined && <p>{retryText(retryAfterSeconds)}</p>}
    </Notice>
  );
}
