import type { Mail } from '@outcrop/emulators/ses/mail-store.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** The outbox of the local SES. */
export function createMailbox(sesUrl: string) {
  async function mails(to?: string): Promise<Mail[]> {
    const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    const response = await fetch(`${sesUrl}/_local/mails${query}`);
    return (await response.json()) as Mail[];
  }

  return {
    /** Emails that SES has accepted, all or to one address; newest first. */
    mails,
    /**
     * Waits until SES has accepted `count` emails to this address and returns them. Emails are sent after the
     * response.
     */
    async waitForMails(to: string, count = 1, timeoutMs = 10_000): Promise<Mail[]> {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const found = await mails(to);
        if (found.length >= count) return found;
        if (Date.now() > deadline) throw new Error(`${found.length} of ${count} emails to ${to}.`);
        await pause(20);
      }
    },
    /** Makes SES fail every send, or work again. */
    async outage(on: boolean): Promise<void> {
      await fetch(`${sesUrl}/_local/outage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ on }),
      });
    },
  };
}
