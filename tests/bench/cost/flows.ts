import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import type { FlowName } from '#infra/cost/figures.ts';
import { articleFields } from '../../support/sample-admin.ts';
import type { TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import type { Meter } from './meter.ts';

export interface Shop {
  stack: TestStack;
  meter: Meter;
  admin: Session;
  /** A published paper that costs something, and another one. */
  paper: string;
  other: string;
}

interface Flow {
  /** The preparation, which is not counted. */
  prepare?(shop: Shop): Promise<unknown>;
  run(shop: Shop, prepared: never): Promise<unknown>;
  /** Runs of functions that go on after the response. */
  background?: Record<string, number>;
}

const flow = <Prepared>(
  prepare: (shop: Shop) => Promise<Prepared>,
  run: (shop: Shop, prepared: Prepared) => Promise<unknown>,
  background?: Record<string, number>,
): Flow => ({ prepare, run, background });

/** Each page makes these calls; `measure-pages.ts` sees them in a browser. Pictures, scripts and fonts need no function. */
export const flows: Record<FlowName, Flow> = {
  home: { run: () => Promise.resolve() },
  item: {
    run: async ({ stack, paper }) => {
      await stack.send(pagesContract.article, { id: paper });
      await stack.api(articlePageContract.getPage, { id: paper });
      await stack.api(bundlesContract.list, { resourceType: 'article', resourceId: paper });
      await stack.api(reviewsContract.list, { kind: 'article', id: paper });
    },
  },
  listInApp: {
    run: async ({ stack }) => {
      await stack.api(articlesContract.list, { sort: 'popular', limit: 24 });
      await stack.api(articlesContract.list, { sort: 'rating', limit: 5 });
      await stack.api(articlesContract.categories, {});
    },
  },
  itemInApp: { run: ({ stack, other }) => stack.api(articlesContract.get, { id: other }) },
  view: {
    run: ({ stack, paper }) =>
      stack.api(articlesContract.countView, { id: paper, visit: crypto.randomUUID() }),
  },
  reload: flow(
    async ({ stack, meter, admin }) => {
      await stack.api(articlesContract.list, {});
      const change = () => stack.api(articlesAdminContract.create, articleFields, admin);
      await meter.during(stack, change, { publish: 1 });
    },
    ({ stack }) => stack.api(articlesContract.list, {}),
  ),
  signIn: {
    run: async ({ stack }) => {
      const session = await stack.register();
      await stack.api(authContract.me, {}, session);
    },
  },
  purchase: flow(
    ({ stack }) => stack.register(),
    (shop, buyer) => buy(shop, buyer),
    { mail: 1 },
  ),
  download: flow(
    async (shop) => {
      const buyer = await shop.stack.register();
      return { buyer, sessionId: await buy(shop, buyer) };
    },
    async ({ stack, meter, paper: id }, { buyer, sessionId }) => {
      const { articleToken, article } = downloadsContract;
      const { token } = await stack.api(articleToken, { id, sessionId }, buyer);
      const response = await stack.send(article, { id, token });
      const file = await fetch(response.headers.get('location')!);
      meter.noteDownload((await file.arrayBuffer()).byteLength);
    },
  ),
  question: flow(
    ({ stack }) => stack.register(),
    ({ stack }, member) =>
      stack.api(
        chatContract.send,
        { message: 'Which papers are free to read?', requestId: crypto.randomUUID() },
        member,
      ),
  ),
  adminDay: {
    run: async ({ stack, admin, other }) => {
      const token = await stack.login(admin.email);
      await stack.api(reportsContract.dashboard, {}, token);
      await stack.api(reportsContract.health, {}, token);
      await stack.api(ordersContract.list, {}, token);
      await stack.api(membersContract.list, {}, token);
      await stack.api(reportsContract.audit, {}, token);
      await stack.api(articlesAdminContract.listManaged, {}, token);
      const form = await stack.api(articlesAdminContract.getManaged, { id: other }, token);
      const shortDescription = `${form.shortDescription}.`;
      await stack.api(articlesAdminContract.update, { ...form, shortDescription }, token);
    },
    background: { publish: 1 },
  },
  sweep: { run: ({ stack }) => stack.invoke('sweep', {}) },
  holds: { run: ({ stack }) => stack.invoke('holds', {}) },
  digest: { run: ({ stack }) => stack.invoke('digest', {}) },
};

/** From the button to the receipt. Returns the Checkout session. */
async function buy({ stack, paper }: Shop, buyer: Session): Promise<string> {
  const { create, verify, list } = purchaseContract;
  const returnUrl = `${stack.siteUrl}/articles/success`;
  const wanted = { resourceId: paper, resourceType: 'article' as const, returnUrl };
  const { url } = await stack.api(create, wanted, buyer);
  const sessionId = sessionIdOf(url);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  await stack.api(verify, { sessionId, resourceId: paper }, buyer);
  await stack.api(list, {}, buyer);
  return sessionId;
}
