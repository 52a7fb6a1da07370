import { setTimeout as pause } from 'node:timers/promises';

export interface SentMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** The outbox of the laptop's SES. */
export function createMailbox(sesUrl: string) {
  async function mails(to?: string): Promise<SentMail[]> {
    const answer = await fetch(`${sesUrl}/_laptop/mails`);
    const all = (await answer.json()) as SentMail[];
    return to === undefined ? all : all.filter((mail) => mail.to.includes(to));
  }

  return {
    /** Mails that SES has taken, all or to one address. */
    mails,
    /** Waits until SES has taken `count` mails to this address and answers them. Mails go out after the answer. */
    async waitForMails(to: string, count = 1, timeoutMs = 10_000): Promise<SentMail[]> {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const found = await mails(to);
        if (found.length >= count) return found;
        if (Date.now() > deadline) throw new Error(`${found.length} of ${count} mails to ${to}.`);
        await pause(20);
      }
    },
    /** Makes SES fail every send, or work again. */
    async outage(on: boolean): Promise<void> {
      await fetch(`${sesUrl}/_laptop/outage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ on }),
      });
    },
  };
}
