// @module-tag long

import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deployedFunctions } from '#infra/function-plan.ts';
import type { FunctionPlan } from '#infra/function-permissions.ts';
import { findDifferences } from '#infra/reconcile/find-differences.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { catalogueRows } from '#infra/restore/check-set.ts';
import { readRecords } from '#infra/restore/read-records.ts';
import { openShop } from '#infra/restore/shop.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { codesContract } from '#shared/contracts/codes.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { articlesOnly } from '../../support/articles-only.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { callsOff, requestsTo } from '../../support/calls-off.ts';
import { failureOf } from '../../support/failure-of.ts';
import { recordAwsCalls } from '../../support/record-aws-calls.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { samplePdf } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';
import { useArticlesAdmin } from '../../support/uses/use-articles-admin.ts';
import { usePrivacy } from '../../support/uses/use-privacy.ts';
import { useReports } from '../../support/uses/use-reports.ts';

vi.mock('#shared/site-config/capabilities.ts', async () => {
  const { articlesOnly: capabilities } = await import('../../support/articles-only.ts');
  return { capabilities };
});

const recorder = recordAwsCalls();
let stack: TestStack;
let buyer: Session;
let sessionId: string;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack({ loadHandler: recorder.load });
  await stack.seedArticles();
  ({ buyer, sessionId } = await buyArticle(stack));
  admin = await registerAdmin(stack);
});
afterAll(async () => {
  recorder.stop();
  await stack.stop();
});

const off = callsOff(articlesOnly);

describe('what a shop of articles does not do', () => {
  it('is most of what else the default shop does', () => {
    const groups = new Set(off.map(({ group }) => group));
    expect([...groups].sort()).toEqual([
      ...['auth', 'chat', 'credits', 'downloads', 'feedback', 'feeds', 'members', 'pages'],
      ...['podcasts', 'products', 'reviews', 'waitlist'],
    ]);
  });

  it.each(requestsTo(off))(
    '%s (%s) is not found, neither by guests nor by administrators',
    async (_name, method, path) => {
      for (const headers of [
        new Headers(),
        new Headers({ authorization: `Bearer ${admin.token}` }),
      ]) {
        const response = await fetch(stack.gatewayUrl + path, { method, headers });
        expect(response.status).toBe(404);
      }
    },
  );

  it('has no table', async () => {
    const { region, credentials } = localSettings;
    const client = new DynamoDBClient({ endpoint: stack.endpoints.dynamodb, region, credentials });
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    client.destroy();
    const names = TableNames.map((name) => name.slice(localSettings.tablePrefix.length + 1));
    expect(names.sort()).toEqual([
      ...['articles', 'audit', 'bundles', 'codes', 'deletions', 'editions', 'ephemera', 'ledger'],
      ...[
        'mails',
        'orders',
        'previews',
        'purchases',
        'ratings',
        'settings',
        'uploads',
        'users',
        'visits',
      ],
    ]);
  });

  it.each(['podcast', 'product'] as const)('cannot be bought: %s', async (resourceType) => {
    const wish = { resourceType, resourceId: 'core', returnUrl: `${stack.siteUrl}/success` };
    const { status } = await failureOf(stack.api(purchaseContract.create, wish, buyer));
    expect(status).toBe(404);
  });

  it.each(['podcast', 'product', 'credits'] as const)(
    'is not for sale by the rule itself: %s',
    async (type) => {
      const { findSellableItem } = await import('#functions/domain/orders/sellable-item.ts');
      const { ownProducts } = await import('#site/config/own-products.ts');
      for (const id of ['core', 'small', ...ownProducts.map((own) => own.id)]) {
        expect(await findSellableItem(type, id)).toBeUndefined();
      }
    },
  );

  it('does not accept discount codes either', async () => {
    const items = [{ resourceType: 'credits' as const, resourceId: 'small' }];
    const code = { code: 'CREDITS', percentOff: 10, items };
    const { code: error, fields } = await failureOf(stack.api(codesContract.create, code, admin));
    expect([error, fields]).toEqual(['validation_failed', { items: expect.any(String) }]);
  });
});

describe('a reader', () => {
  it('finds, buys and downloads a paper', async () => {
    const { id } = paidArticle;
    const found = await stack.api(articlesContract.list, { q: 'porosity' });
    expect(found.map((article) => article.id)).toContain(id);
    expect(await stack.api(articlesContract.get, { id }, buyer)).toMatchObject({ owned: true });
    const { token } = await stack.api(downloadsContract.articleToken, { id, sessionId }, buyer);
    const { headers } = await stack.send(downloadsContract.article, { id, token });
    const file = await fetch(headers.get('location')!);
    expect(Buffer.from(await file.arrayBuffer()).equals(samplePdf(paidArticle))).toBe(true);
    const mails = await stack.waitForMails(buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/receipt/i)]);
  });

  it('finds the pages of papers and of the store, and nothing else, in the sitemap', async () => {
    for (const call of [pagesContract.library, pagesContract.store]) {
      expect((await stack.send(call, {})).status).toBe(200);
    }
    const sitemap = await (await stack.send(pagesContract.sitemap, {})).text();
    expect(sitemap).toContain(`/articles/${paidArticle.id}`);
    expect(sitemap).not.toContain('/podcasthub/');
  });

  it('starts without credits', async () => {
    expect(await stack.api(authContract.me, {}, await stack.register())).toMatchObject({
      credits: 0,
    });
  });

  it('exports, previews and deletes an account without mentioning the rest', async () => {
    const member = await stack.register();
    const sold = await startCheckout(stack, member);
    await stack.stripe.pay(sold);
    await stack.stripe.idle();
    await stack.api(articlesContract.rate, { id: paidArticle.id, rating: 4 }, member);
    const { parts } = await stack.api(accountContract.exportData, {}, member);
    expect(Object.keys(parts)).toEqual(['profile', 'purchases', 'orders', 'ledger', 'ratings']);
    const preview = await stack.api(accountContract.previewDeletion, {}, member);
    expect(JSON.stringify(preview)).not.toMatch(/credit|assistant|repl|feed|listen|waitlist/i);
    expect([preview.goes.length, preview.stays.length]).toEqual([3, 4]);
    await stack.api(accountContract.deleteAccount, { password: testPassword }, member);
    expect(await failureOf(stack.api(authContract.me, {}, member))).toMatchObject({ status: 401 });
    const mails = await stack.waitForMails(member.email, 2);
    const farewell = mails.find(({ subject }) => subject.includes('was deleted'));
    expect(farewell!.text).toContain('Your purchases and your ratings are deleted');
    expect(farewell!.text).not.toMatch(/credit|episode|waitlist/i);
  });
});

describe('an administrator', () => {
  it('publishes, answers requests, and sees sales and members', async () => {
    await useArticlesAdmin(stack);
    await usePrivacy(stack);
    await useReports(stack);
    await stack.api(membersContract.get, { id: buyer.id }, admin);
    const { days } = await stack.api(reportsContract.dashboard, { days: 1 }, admin);
    expect(days[0]!.newMembers).toBeGreaterThan(2);
  });

  it('finds no difference between Stripe and the shop', async () => {
    const hour = 3_600_000;
    const [from, to] = [Date.now() - hour, Date.now() + hour].map((at) =>
      new Date(at).toISOString(),
    );
    const { counts, differences } = await findDifferences({ from: from!, to: to! });
    expect(differences).toEqual([]);
    expect(counts.members).toBeGreaterThan(2);
  });

  it('has a set of tables that a restore can check', async () => {
    const shop = openShop();
    const { owned } = await readRecords(shop, { ...shop, at: new Date().toISOString() });
    expect(Object.keys(owned)).toEqual(['purchases', 'ratings']);
    expect(await catalogueRows(shop, shop)).not.toEqual([]);
  });

  it('sees no model', async () => {
    const { parts } = await stack.api(reportsContract.health, {}, admin);
    expect(parts!.map(({ name }) => name)).toEqual(['database', 'mails', 'sweep', 'webhook']);
  });
});

describe('the functions', () => {
  it('sweep without a failure', async () => {
    expect(await stack.invoke('sweep', {})).toMatchObject({ failures: 0 });
    expect(stack.failures).toEqual([]);
  });

  it('have every permission on tables that they used', () => {
    const plans: Partial<Record<string, FunctionPlan>> = deployedFunctions(articlesOnly);
    const lacking = recorder.used.filter(({ group, action, resource }) => {
      if (!action.startsWith('dynamodb:')) return false;
      const tables = plans[group]?.tables as Record<string, readonly string[]> | undefined;
      return !tables?.[resource]?.includes(action.slice('dynamodb:'.length));
    });
    expect(lacking).toEqual([]);
  });
});
