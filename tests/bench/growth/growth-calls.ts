import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { articleOwnersContract } from '#shared/contracts/edition-owners.ts';
import { articleChangesContract } from '#shared/contracts/item-changes.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import type { createCaller } from '../../support/call-api.ts';
import type { createStripeControls } from '../../support/stripe-controls.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';

export interface GrownShop {
  count: number;
  siteUrl: string;
  admin: Session;
  buyer: Session;
  caller: ReturnType<typeof createCaller>;
  stripe: ReturnType<typeof createStripeControls>;
  /** Counts up, so that nothing is asked or bought twice. */
  next(): number;
}

/** User actions whose cost could depend on the amount of data. The first run of each is cold. */
export const growthCalls: Record<string, (shop: GrownShop) => Promise<unknown>> = {
  'list, first 24': ({ caller }) => caller.send(articlesContract.list, { limit: 24 }),
  'list, search': ({ caller, count }) =>
    caller.send(articlesContract.list, { q: `paper ${count - 1}`, limit: 24 }),
  'a price changes': ({ caller, admin, next }) => changePrice(caller, admin, next()),
  'a price changes, then the list': async ({ caller, admin, next }) => {
    await changePrice(caller, admin, next());
    return caller.send(articlesContract.list, { limit: 24 });
  },
  'page of a paper': ({ caller }) => caller.api(articlePageContract.getPage, { id: 'art-bench-2' }),
  'hub, first 24': ({ caller }) => caller.send(podcastsContract.list, { limit: 24 }),
  'purchase: Checkout, payment, access': async ({ caller, stripe, buyer, siteUrl, next }) => {
    // Every twentieth paper is free.
    const number = next();
    const resourceId = `art-bench-${2 + number + Math.floor(number / 17) * 3}`;
    const bought = { resourceId, resourceType: 'article' } as const;
    const returnUrl = `${siteUrl}/articles/success`;
    const { url } = await caller.api(purchaseContract.create, { ...bought, returnUrl }, buyer);
    const sessionId = sessionIdOf(url);
    await stripe.pay(sessionId);
    return caller.api(purchaseContract.verify, { sessionId, resourceId }, buyer);
  },
  'admin: papers, first page': ({ caller, admin }) =>
    caller.send(articlesAdminContract.listManaged, {}, admin),
  'admin: papers, search': ({ caller, admin, count }) =>
    caller.send(articlesAdminContract.listManaged, { q: `paper ${count - 1}` }, admin),
  'admin: papers, by title': ({ caller, admin }) =>
    caller.send(articlesAdminContract.listManaged, { sort: 'title' }, admin),
  'admin: papers, drafts': ({ caller, admin }) =>
    caller.send(articlesAdminContract.listManaged, { state: 'draft' }, admin),
  'admin: episodes, first page': ({ caller, admin }) =>
    caller.send(podcastsAdminContract.listManaged, {}, admin),
  'admin: episodes, search': ({ caller, admin, count }) =>
    caller.send(podcastsAdminContract.listManaged, { q: `episode ${count - 1}` }, admin),
  'admin: a price changes, then papers': async ({ caller, admin, next }) => {
    await changePrice(caller, admin, next());
    return caller.send(articlesAdminContract.listManaged, {}, admin);
  },
  'admin: members, first page': ({ caller, admin }) =>
    caller.send(membersContract.list, { limit: 50 }, admin),
  'admin: members, search': ({ caller, admin, count }) =>
    caller.send(membersContract.list, { q: `number-${count - 1}@`, limit: 50 }, admin),
  'admin: orders, first page': ({ caller, admin }) => caller.send(ordersContract.list, {}, admin),
  'admin: orders, search': ({ caller, admin }) =>
    caller.send(ordersContract.list, { q: 'heterolithic nowhere' }, admin),
  'admin: owners of a paper': ({ caller, admin }) =>
    caller.send(articleOwnersContract.readOwners, { id: 'art-bench-1' }, admin),
  'admin: owners, counted': ({ caller, admin }) =>
    caller.send(articleOwnersContract.readOwners, { id: 'art-bench-1', part: 'counts' }, admin),
  'admin: dashboard, 30 days': ({ caller, admin }) =>
    caller.send(reportsContract.dashboard, {}, admin),
  'admin: dashboard, a year': ({ caller, admin }) =>
    caller.send(reportsContract.dashboard, { days: 365 }, admin),
  // Last, because it continues to load during the next call.
  'a question to the assistant': ({ caller, buyer, next }) =>
    caller.api(
      chatContract.send,
      { message: 'What does a gamma-ray log see?', requestId: `bench-growth-${next()}` },
      buyer,
    ),
};

/** Changes one paper, as the admin page does. */
function changePrice(caller: GrownShop['caller'], admin: Session, price: number) {
  return caller.api(
    articleChangesContract.changeMany,
    { ids: ['art-bench-1'], action: 'price', price },
    admin,
  );
}
