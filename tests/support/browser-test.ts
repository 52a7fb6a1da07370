import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Session } from '#shared/contracts/auth.ts';
import { openPage, type PageOptions } from './browser.ts';
import { emptySite } from './empty-site.ts';
import { siteBuild } from './site-build.ts';
import { startTestStack, type TestStack } from './start-test-stack.ts';

export { expect } from '@playwright/test';

export type Visitor = 'guest' | 'member' | 'admin';

/** The running site, and the pages that a test opens on it; they close after the test. */
export interface Site extends TestStack {
  /** A page in a browser profile of its own, with motion reduced (see `openPage`). */
  open(visitor?: Visitor, options?: Partial<PageOptions>): Promise<Page>;
  /** The same, signed in with this session. */
  openAs(session: Session, options?: Partial<PageOptions>): Promise<Page>;
  /** A guest's page in a browser with settings of its own. */
  openWith(options: BrowserContextOptions): Promise<Page>;
}

/** One stack for a worker. It is emptied for each test file, and each file has one account per kind of visitor. */
interface WorkerSite {
  stackFor(file: string): Promise<TestStack>;
  sessionOf(visitor: Visitor): Promise<Session>;
}

async function startWorkerSite(): Promise<WorkerSite & { stop(): Promise<void> }> {
  const build = siteBuild();
  const stack = await startTestStack(build);
  const sessions = new Map<Visitor, Promise<Session>>();
  let current: string | undefined;

  async function signIn(visitor: Visitor): Promise<Session> {
    const session = await stack.register();
    if (visitor !== 'admin') return session;
    await stack.makeAdmin(session.email);
    return stack.login(session.email);
  }

  return {
    async stackFor(file) {
      if (current !== undefined && current !== file) {
        await emptySite(stack);
        build.loadHandler.forget();
        sessions.clear();
      }
      current = file;
      return stack;
    },
    /** A test that signs out registers an account of its own. */
    sessionOf(visitor) {
      if (!sessions.has(visitor)) sessions.set(visitor, signIn(visitor));
      return sessions.get(visitor)!;
    },
    stop: stack.stop,
  };
}

export const test = base.extend<{ site: Site }, { workerSite: WorkerSite }>({
  workerSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const site = await startWorkerSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ workerSite, browser }, use, { file }) => {
    const stack = await workerSite.stackFor(file);
    const { siteUrl } = stack;
    const opened = new Set<BrowserContext>();
    const keep = (page: Page) => {
      const context = page.context();
      opened.add(context);
      context.on('close', () => opened.delete(context));
      return page;
    };
    await use({
      ...stack,
      async open(visitor = 'guest', options = {}) {
        const session = visitor === 'guest' ? undefined : await workerSite.sessionOf(visitor);
        return keep(await openPage(browser, { siteUrl, session, ...options }));
      },
      openAs: async (session, options) =>
        keep(await openPage(browser, { siteUrl, session, ...options })),
      async openWith(options) {
        const context = await browser.newContext({ baseURL: siteUrl, ...options });
        return keep(await context.newPage());
      },
    });
    for (const context of opened) {
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  },
});
