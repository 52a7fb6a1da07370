import { toast, toastStore } from '../toast.ts';
import * as messages from './messages.ts';

let noticeId: number | undefined;
let suppressions = 0;

/** Shows that the session has expired, unless a caller shows its own notice. */
export function showExpiryNotice(): void {
  if (suppressions === 0) noticeId = toast.error(messages.sessionExpired);
}

/** Removes the notice: the sign-in dialog shows it instead. */
export function dismissExpiryNotice(): void {
  if (noticeId !== undefined) toastStore.dismiss(noticeId);
  noticeId = undefined;
}

/** Runs work whose caller shows its own notice if the session has expired. */
export async function withOwnExpiryNotice<T>(work: () => Promise<T>): Promise<T> {
  suppressions++;
  try {
    return await work();
  } finally {
    suppressions--;
  }
}
