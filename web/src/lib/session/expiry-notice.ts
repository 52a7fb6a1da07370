import { toast, toastStore } from '../toast.ts';
import * as messages from './messages.ts';

let told: number | undefined;
let explainers = 0;

/** Shows that the session has expired, unless a caller shows its own notice. */
export function showExpiryNotice(): void {
  if (explainers === 0) told = toast.error(messages.sessionExpired);
}

/** Removes the notice: the sign-in dialog shows it instead. */
export function dismissExpiryNotice(): void {
  if (told !== undefined) toastStore.dismiss(told);
  told = undefined;
}

/** Runs work whose caller shows its own notice if the session has expired. */
export async function withOwnExpiryNotice<T>(work: () => Promise<T>): Promise<T> {
  explainers++;
  try {
    return await work();
  } finally {
    explainers--;
  }
}
