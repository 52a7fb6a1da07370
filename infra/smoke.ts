import { InvalidArgumentError } from '@commander-js/extra-typings';
import * as z from 'zod';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { exitCodeOf, reportText } from './doctor/line.ts';
import { localOutbox } from './smoke/local-outbox.ts';
import { openSite } from './smoke/site.ts';
import { walk } from './smoke/walk.ts';

const details = `
Checks a site from outside: health, sitemap, pages with their headers, previews and the feed. With --mailbox also:
registration (as you+smoke-…@example.org), password reset, chat, a test purchase without the return page, receipt and
download; then it deletes the account. On the local stack, all of this runs without --mailbox. At Stripe, a person has to
pay: --buy waits for you. Nothing is bought from a stage with a live key.
✓ passed  ✗ failed  – not checked, and why
Exit code 0: all checks passed. 1: a check failed. 2: the site does not respond.`;

const payByHandMs = 10 * 60_000;
const localMailbox = 'smoke@example.test';

function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InvalidArgumentError('Give an address such as https://shop.example.org.');
}

function parseEmail(text: string): string {
  const found = z.email().safeParse(text);
  if (found.success) return found.data;
  throw new InvalidArgumentError('Give an email address.');
}

const { url, mailbox, buy, json } = npmCommand('smoke')
  .requiredOption('--url <address>', 'the site, such as https://shop.example.org', origin)
  .option('--mailbox <email>', 'a mailbox of yours, for an account of this run', parseEmail)
  .option('--buy', 'wait until you have paid with a test card', false)
  .option('--json', 'print the lines as JSON', false)
  .addHelpText('after', details)
  .parse()
  .opts();

async function main(): Promise<void> {
  const site = openSite(url);
  await site.get('/').catch((cause: unknown) => {
    throw new Error(`${url} does not respond. Is the address right?`, { cause });
  });
  const readMails = localOutbox(url);
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

await runMain(main);
