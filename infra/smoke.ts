import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as z from 'zod';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { exitCodeOf, reportText } from './doctor/line.ts';
import { parseLocalFile } from './parse-local-file.ts';
import { readLocalFile } from './read-local-file.ts';
import { openSite } from './smoke/site.ts';
import { walk, type Walk } from './smoke/walk.ts';

const details = `
Walks a site as a stranger would: health, sitemap, pages with their headers, previews and the feed. With --mailbox also:
register (as you+smoke-…@example.org), reset, chat, a test purchase without the return page, receipt, download; then the
account is deleted. On the local stack all of it runs by itself, without --mailbox. At Stripe a person has to pay: --buy waits for you. A
stage with a live key is never bought from.
✓ right  ✗ wrong  – not examined, and why
Exit code 0: nothing is wrong. 1: something is. 2: the site does not answer.`;

const payByHandMs = 10 * 60_000;
const localMailMs = 10_000;
const localMailbox = 'smoke@example.test';

function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InvalidArgumentError('It takes an address such as https://shop.example.org.');
}

function address(text: string): string {
  const found = z.email().safeParse(text);
  if (found.success) return found.data;
  throw new InvalidArgumentError('It takes an email address.');
}

const { url, mailbox, buy, json } = npmCommand('smoke')
  .requiredOption('--url <address>', 'the site, such as https://shop.example.org', origin)
  .option('--mailbox <email>', 'a mailbox of yours, for an account of this run', address)
  .option('--buy', 'wait until you have paid with a test card', false)
  .option('--json', 'print the lines as JSON', false)
  .addHelpText('after', details)
  .parse()
  .opts();

const localFile = z.object({ siteUrl: z.url(), endpoints: z.object({ ses: z.url() }) });

/** Reads the outbox if this is the running local stack. */
function localOutbox(): Walk['readMails'] {
  const text = readLocalFile(process.env);
  const local = text === undefined ? undefined : parseLocalFile(localFile, text);
  if (!local || new URL(local.siteUrl).origin !== url) return undefined;
  return async (to) => {
    const deadline = Date.now() + localMailMs;
    for (;;) {
      const query = new URLSearchParams({ to });
      const response = await fetch(`${local.endpoints.ses}/_local/mails?${query}`);
      const mails = (await response.json()) as { text: string }[];
      if (mails.length > 0 || Date.now() > deadline) return mails.map((mail) => mail.text);
      await sleep(100);
    }
  };
}

async function main(): Promise<void> {
  const site = openSite(url);
  await site.get('/').catch((cause: unknown) => {
    throw new Error(`${url} does not answer. Is the address right?`, { cause });
  });
  const readMails = localOutbox();
  const lines = await walk(site, {
    mailbox: mailbox ?? (readMails && localMailbox),
    readMails,
    buying: {
      payByHandMs: buy ? payByHandMs : 0,
      webhookMs: 60_000,
      tell: (text) => console.error(text),
    },
  });
  console.log(json ? JSON.stringify(lines, undefined, 2) : reportText(lines));
  process.exitCode = exitCodeOf(lines);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
