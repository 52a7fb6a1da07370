import { capabilities } from '#shared/site-config/capabilities.ts';
import { skipped, failed, type Line } from '../doctor/line.ts';
import { emailFor, checkChat, checkReset, leave, register, type Member } from './member-checks.ts';
import { checkHealth, checkMissing, checkPages, checkRobots, checkSitemap } from './page-checks.ts';
import { checkFeed, checkPreviews } from './preview-checks.ts';
import { checkPurchase, type Buying } from './purchase-checks.ts';
import type { Site } from './site.ts';

export interface Walk {
  /** A mailbox of the operator; without one, registration is skipped. */
  mailbox?: string | undefined;
  /** Reads the local stack's outbox. */
  readMails?: ((to: string) => Promise<string[]>) | undefined;
  buying: Buying;
}

/** Checks a site from outside, as a visitor. A failure becomes a line of the report, and the walk continues. */
export async function walk(site: Site, { mailbox, readMails, buying }: Walk): Promise<Line[]> {
  const lines: Line[] = [];
  const step = async (check: string, work: () => Promise<Line | Line[]>) => {
    try {
      lines.push(...[await work()].flat());
    } catch (error) {
      lines.push(failed(check, reasonOf(error)));
    }
  };
  let paths: string[] = [];
  await step('health', () => checkHealth(site));
  await step('sitemap', async () => {
    const found = await checkSitemap(site);
    paths = found.paths;
    return found.line;
  });
  await step('robots.txt', () => checkRobots(site));
  await step('pages', () => checkPages(site, paths.length > 0 ? paths : ['/']));
  await step('missing', () => checkMissing(site));
  await step('previews', () => checkPreviews(site, paths));
  if (capabilities.podcasts) await step('feed', () => checkFeed(site));
  if (mailbox === undefined) {
    const says =
      'To check registration, reset, chat, purchase and download, give a mailbox of yours.';
    return [...lines, skipped('account', says, '--mailbox you@example.org')];
  }
  let member: Member | undefined;
  await step('account', async () => {
    member = await register(site, emailFor(mailbox));
    return {
      state: 'passed',
      check: 'account',
      says: `Registered and signed in as ${member.email}.`,
    };
  });
  if (!member) return lines;
  const account = member;
  await step('reset', () => checkReset(site, account, readMails));
  if (capabilities.chat) await step('chat', () => checkChat(site, account));
  await step('purchase', () => checkPurchase(site, account, buying));
  await step('leaving', () => leave(site, account));
  return lines;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'The site did not respond in time.';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error.message + cause;
}
