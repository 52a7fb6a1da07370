import { accountContract } from '#shared/contracts/account.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import type { Call } from '#shared/contracts/define-contract.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract, type PurchaseRecord } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import type { TestStack } from '../../support/start-test-stack.ts';

/** The accounts of a release's data folder; each has the tests' password. */
export const people = { admin: 'owner@example.test', buyer: 'buyer@example.test' };

/** Returns what a later version must still find. Replies and votes are left out: their rows expire. */
export async function readShop(stack: TestStack): Promise<Record<string, unknown>> {
  const [admin, buyer] = await Promise.all([stack.login(people.admin), stack.login(people.buyer)]);
  const read = (call: Call, token?: string, input: object = {}) =>
    stack.api(call, input, { token });
  const own = (call: Call, input?: object) => read(call, buyer.token, input);
  const managed = (call: Call, input?: object) => read(call, admin.token, input);
  const purchases = await stack.api(purchaseContract.list, {}, buyer);
  const receipts: Record<string, unknown> = {};
  const files: Record<string, unknown> = {};
  for (const purchase of purchases) {
    if (purchase.status === 'processing') continue;
    receipts[purchase.id] = await own(receiptsContract.receipt, { id: purchase.id });
    if (purchase.downloadToken) files[purchase.id] = await sizeOfFile(stack, purchase);
  }
  return withoutHosts({
    catalogue: {
      articles: await read(articlesContract.list),
      podcasts: await read(podcastsContract.list),
      products: await read(productsContract.list),
    },
    buyer: {
      credits: await own(authContract.credits),
      purchases: purchases.map(({ downloadToken: _, ...purchase }) => purchase),
      receipts,
      files,
      statement: await own(creditsContract.statement),
      preferences: await own(accountContract.readPreferences),
      position: await own(podcastsContract.getPosition, { id: 'pod-gamma-ray' }),
    },
    admin: {
      articles: await managed(articlesAdminContract.listManaged),
      members: await managed(membersContract.list),
      member: await managed(membersContract.get, { id: buyer.id }),
      waitlist: await managed(waitlistContract.listManaged, { list: 'proposal' }),
      deletions: await managed(privacyContract.listManaged),
      audit: await managed(reportsContract.audit),
    },
  });
}

/** Returns the result of one of the buyer's downloads. */
async function sizeOfFile(stack: TestStack, purchase: PurchaseRecord): Promise<unknown> {
  const { resourceId: id, resourceType, downloadToken } = purchase;
  const path = {
    article: `/api/articles/${id}/download?token=${downloadToken}`,
    podcast: `/download/podcasts/${id}?download=true&token=${downloadToken}`,
    product: `/download/products/${id}?token=${downloadToken}`,
    credits: '/',
  }[resourceType];
  const response = await fetch(stack.siteUrl + path);
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
}

/** Hosts and signatures differ from run to run. */
function withoutHosts<T>(value: T): T {
  const text = JSON.stringify(value)
    .replace(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, 'http://host')
    .replace(/\?X-Amz[^"\\]*/g, '?signed');
  return JSON.parse(text) as T;
}
