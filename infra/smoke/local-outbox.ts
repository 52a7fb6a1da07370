import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { parseLocalFile } from '../parse-local-file.ts';
import { readLocalFile } from '../read-local-file.ts';
import type { Walk } from './walk.ts';

const timeoutMs = 10_000;
const localFile = z.object({ siteUrl: z.url(), endpoints: z.object({ ses: z.url() }) });

/** Returns a reader for the outbox of the running local stack; undefined if the site at this origin is another one. */
export function localOutbox(origin: string): Walk['readMails'] {
  const text = readLocalFile(process.env);
  const local = text === undefined ? undefined : parseLocalFile(localFile, text);
  if (!local || new URL(local.siteUrl).origin !== origin) return undefined;
  return async (to) => {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const query = new URLSearchParams({ to });
      const response = await fetch(`${local.endpoints.ses}/_local/mails?${query}`);
      const mails = (await response.json()) as { text: string }[];
      if (mails.length > 0 || Date.now() > deadline) return mails.map((mail) => mail.text);
      await sleep(100);
    }
  };
}
