import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { launchBrowser, openPage, type PageOptions } from './browser.ts';
import { startSite } from './start-site.ts';
import type { TestStack } from './start-test-stack.ts';

export type Visitor = 'guest' | 'member' | 'admin';

/** The real site and one browser for a whole test file. Call it at the top of the file. */
export function browserSite() {
  let site: TestStack;
  let browser: Browser;
  const sessions = new Map<Visitor, Promise<Session>>();

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  });
  afterAll(() => Promise.all([site.stop(), browser.close()]));

  async function signIn(visitor: Visitor): Promise<Session> {
    const session = await site.register();
    if (visitor !== 'admin') return session;
    await site.makeAdmin(session.email);
    return site.login(session.email);
  }

  /** One account per kind of visitor for the whole file; a test that signs out registers its own. */
  function sessionOf(visitor: Visitor): Promise<Session> {
    if (!sessions.has(visitor)) sessions.set(visitor, signIn(visitor));
    return sessions.get(visitor)!;
  }

  return {
    site: () => site,
    /** A page in its own profile, with reduced motion (see `openPage`). */
    async open(visitor: Visitor = 'guest', options: Partial<PageOptions> = {}): Promise<Page> {
      const session = visitor === 'guest' ? undefined : await sessionOf(visitor);
      return openPage(browser, { siteUrl: site.siteUrl, session, ...options });
    },
    /** A guest's page in a browser with its own settings. */
    async openWith(options: BrowserContextOptions): Promise<Page> {
      const context = await browser.newContext({ baseURL: site.siteUrl, ...options });
      return context.newPage();
    },
  };
}
