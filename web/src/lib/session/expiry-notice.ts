import { toast, toastStore } from '../toast.ts';

let told: number | undefined;
let explainers = 0;

/** Says that the session has expired, unless somebody is about to say so themselves. */
export function showExpiryNotice(): void {
  if (explainers === 0) told = toast.error('Session expired');
}

/** Takes that back: the sign-in dialog says it now. */
export function dismissExpiryNotice(): void {
  if (told !== undefined) toastStore.dismiss(told);
  told = undefined;
}

/** Runs something whose caller says it themselves when the session turns out to have expired. */
export async function withOwnExpiryNotice<T>(work: () => Promise<T>): Promise<T> {
  explainers++;
  try {
    return await work();
  } finally {
    explainers--;
  }
}
