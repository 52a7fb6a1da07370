// @module-tag long

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deployedFunctions } from '#infra/function-plan.ts';
import type { FunctionPlan } from '#infra/function-permissions.ts';
import { openSite } from '#infra/smoke/site.ts';
import { checkPurchase } from '#infra/smoke/purchase-checks.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authorsContract } from '#shared/contracts/authors.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { callsOff, requestsTo } from '../../support/calls-off.ts';
import { failureOf } from '../../support/failure-of.ts';
import { episodesOnly } from '../../support/one-kind-only.ts';
import { recordAwsCalls } from '../../support/record-aws-calls.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

vi.mock('#shared/site-config/capabilities.ts', async () => {
  const { episodesOnly: capabilities } = await import('../../support/one-kind-only.ts');
  return { capabilities };
});

const recorder = recordAwsCalls();
let stack: TestStack;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack({ loadHandler: recorder.load });
  await stack.seedPodcasts();
  admin = await registerAdmin(stack);
});
afterAll(async () => {
  recorder.stop();
  await stack.stop();
});

const ofArticles = callsOff(episodesOnly).filter(({ call }) => call.path.includes('/articles'));
const requests = requestsTo(ofArticles);

describe('what a shop of episodes does not do', () => {
  it.each(requests)('%s (%s) is not found by administrators', async (_name, method, path) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(stack.gatewayUrl + path, { method, headers });
    expect(response.status).toBe(404);
  });

  it('sells no paper', async () => {
    expect(requests.map(([name]) => name)).toEqual(
      expect.arrayContaining(['articles.list', 'downloads.article', 'pages.library']),
    );
    const wish = {
      resourceType: 'article' as const,
      resourceId: 'a',
      returnUrl: `${stack.siteUrl}/success`,
    };
    const { status } = await failureOf(stack.api(purchaseContract.create, wish, admin));
    expect(status).toBe(404);
  });
});

it('a member buys and downloads the cheapest episode', async () => {
  const site = openSite(stack.siteUrl);
  const buying = { payByHandMs: 0, webhookMs: 10_000, tell: () => undefined };
  const member = { ...(await stack.register()), password: testPassword };
  const lines = await checkPurchase(site, member, buying);
  expect(lines.map(({ state, check }) => [state, check])).toEqual(
    ['purchase', 'webhook', 'receipt', 'download'].map((check) => ['passed', check]),
  );
});

it('shows the pages of episodes and of the store', async () => {
  for (const call of [pagesContract.home, pagesContract.hub, pagesContract.store]) {
    expect((await stack.send(call, {})).status).toBe(200);
  }
  const sitemap = await (await stack.send(pagesContract.sitemap, {})).text();
  expect(sitemap).toContain('/podcasthub/');
  expect(sitemap).not.toContain('/articles/');
  expect((await stack.api(podcastsContract.list, {})).length).toBeGreaterThan(1);
});

it('keeps authors in the admin area', async () => {
  const author = { name: 'Ada', line: 'Reads what she writes.' };
  const { id } = await stack.api(authorsContract.createAuthor, author, admin);
  const { rows } = await stack.api(authorsContract.listAuthors, {}, admin);
  expect(rows).toMatchObject([{ id, ...author }]);
  const picture = { id, fileName: 'ada.png', contentType: 'image/png', size: 100 };
  expect(await stack.api(authorsContract.uploadAuthorPicture, picture, admin)).toMatchObject({
    pictureUrl: expect.any(String),
  });
  await stack.api(authorsContract.removeAuthor, { id }, admin);
});

it('exports and deletes an account without mentioning ratings', async () => {
  const member = await stack.register();
  const { parts } = await stack.api(accountContract.exportData, {}, member);
  expect(Object.keys(parts)).toEqual(['profile', 'purchases', 'orders', 'ledger', 'positions']);
  const preview = await stack.api(accountContract.previewDeletion, {}, member);
  expect(JSON.stringify(preview)).not.toMatch(/rating|article|paper/i);
  await stack.api(accountContract.deleteAccount, { password: testPassword }, member);
  const [farewell] = await stack.waitForMails(member.email);
  expect(farewell!.text).toContain('Your purchases and where you were in episodes are deleted');
});

it('sweeps without a failure, with permissions on every table that its functions used', async () => {
  expect(await stack.invoke('sweep', {})).toMatchObject({ failures: 0 });
  expect(stack.failures).toEqual([]);
  const plans: Partial<Record<string, FunctionPlan>> = deployedFunctions(episodesOnly);
  const lacking = recorder.used.filter(({ group, action, resource }) => {
    if (!action.startsWith('dynamodb:')) return false;
    const tables = plans[group]?.tables as Record<string, readonly string[]> | undefined;
    return !tables?.[resource]?.includes(action.slice('dynamodb:'.length));
  });
  expect(lacking).toEqual([]);
});
