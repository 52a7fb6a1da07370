// @module-tag long

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyEnvironment, localSettings } from '#infra/local/stack-settings.ts';
import { secretParameters } from '#infra/secret-parameters.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { errorTable } from '#shared/contracts/errors.ts';
import { deployedCalls } from '#shared/contracts/index.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { paidPodcast } from '../../support/buy-podcast.ts';
import { startFakeSsm } from '../../support/fake-ssm.ts';
import { loadHandler } from '../../support/load-handler.ts';
import type { RouteFixtures } from '../../support/route-fixtures.ts';
import { routeInputs } from '../../support/route-inputs.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

const parameters = secretParameters({ stage: 'local' });
const stored = {
  STRIPE_SECRET_KEY: localSettings.stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: localSettings.stripe.webhookSecret,
  SIGNING_KEY: 'k'.repeat(64),
};
type Stored = keyof typeof stored;
const secrets = Object.keys(stored) as Stored[];

const store = new Map<string, string>();
let ssm: Awaited<ReturnType<typeof startFakeSsm>>;
let stack: TestStack;
let fixtures: RouteFixtures;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  ssm = await startFakeSsm(store);
  stack = await startTestStack({
    // Evaluated for each event, so that functions can be restarted.
    loadHandler: async (group) => async (event, context) =>
      (await loadHandler(group))(event, context),
  });
  applyEnvironment({ AWS_ENDPOINT_URL_SSM: ssm.url });
  for (const name of secrets) {
    store.set(parameters[name], stored[name]);
    applyEnvironment({ [name]: undefined, [`${name}_PARAMETER`]: parameters[name] });
  }
  await Promise.all([stack.seedArticles(), stack.seedPodcasts(), seedProduct(stack)]);
  admin = await registerAdmin(stack);
  const { buyer, sessionId } = await buyArticle(stack);
  owner = buyer;
  const { create, uploadPdf } = articlesAdminContract;
  const { id: draftId } = await stack.api(create, articleFields, admin);
  const file = { fileName: 'draft.pdf', contentType: 'application/pdf', size: 2000 };
  const { uploadId } = await stack.api(uploadPdf, { id: draftId, ...file }, admin);
  fixtures = {
    siteUrl: stack.siteUrl,
    articleId: paidArticle.id,
    podcastId: paidPodcast.id,
    productId: sampleProduct.id,
    draftId,
    uploadId,
    ownerId: buyer.id,
    ownerEmail: buyer.email,
    sessionId,
  };
});
afterAll(async () => {
  await stack.stop();
  await ssm.stop();
});

/** Newly started functions that have read no secret yet. */
async function withoutSecrets(...missing: Stored[]) {
  for (const name of secrets) store.set(parameters[name], stored[name]);
  for (const name of missing) store.delete(parameters[name]);
  vi.resetModules();
  const { logger } = await import('#functions/platform/logger.ts');
  return vi.spyOn(logger, 'error');
}

/** The calls that need each secret, as far as `routeInputs` reaches it. */
const needing: Record<Stored, string[]> = {
  STRIPE_SECRET_KEY: [
    'codes.create',
    'credits.purchase',
    'purchase.create',
    'purchase.verify',
    'purchase.webhook',
    'reports.fulfil',
  ],
  STRIPE_WEBHOOK_SECRET: ['purchase.webhook'],
  SIGNING_KEY: [
    'auth.changePassword',
    'auth.deleteAccount',
    'auth.login',
    'auth.openStopPage',
    'auth.readPreferences',
    'auth.register',
    'auth.requestPasswordReset',
    'auth.setPreferences',
    'auth.stopMails',
    'auth.stopMailsByMail',
    'downloads.articleToken',
    'downloads.token',
    'feeds.address',
    'feeds.rotate',
    'members.get',
    'privacy.confirm',
    'privacy.request',
    'privacy.withdraw',
    'purchase.list',
    'purchase.verify',
    'waitlist.leave',
    'waitlist.leaveByMail',
    'waitlist.openLeavePage',
  ],
};

/** In the long tier, all calls; otherwise those that need a secret, and a few others. */
const calls = () => {
  const known = new Set(Object.values(needing).flat());
  const all = deployedCalls().map((one) => ({ ...one, id: `${one.group}.${one.name}` }));
  const others = all.filter(({ id }) => !known.has(id));
  return [...all.filter(({ id }) => known.has(id)), ...others];
};

/**
 * Makes the calls as a buyer and as an admin. Returns which report that the shop is not set up, and which
 * fail.
 */
async function callAll() {
  const telling = new Set<string>();
  const failing: string[] = [];
  for (const { group, name, call } of calls()) {
    for (const [actor, { token }] of [['owner', owner] as const, ['admin', admin] as const]) {
      const input = routeInputs[`${group}.${name}`]!(fixtures, actor);
      const response = await stack.send(call, input, { token });
      if (response.status < 500) continue;
      const { code, error } = (await response.json()) as { code: string; error: string };
      const isTold = code === 'not_set_up' && error === errorTable.not_set_up.text;
      if (isTold && response.status === 503) telling.add(`${group}.${name}`);
      else failing.push(`${actor}: ${group}.${name}: ${response.status} ${code}`);
    }
  }
  return { telling: [...telling].sort(), failing };
}

describe.each(secrets)('while nobody has stored %s', (missing) => {
  it(
    'the calls that need it say that the shop is not set up, and none fails',
    { timeout: 300_000 },
    async () => {
      const log = await withoutSecrets(missing);
      const { telling, failing } = await callAll();
      expect(failing).toEqual([]);
      expect(telling).toEqual(needing[missing]);
      expect(log).toHaveBeenCalledWith('request failed', {
        route: expect.any(String),
        error: expect.objectContaining({
          cause: new Error(
            `The secure parameter ${parameters[missing]} is missing. Type: npm run put-secrets -- --stage local`,
          ),
        }),
      });
    },
  );
});

it('calls that failed without the signing key work once it is stored', async () => {
  const account = { email: 'early@example.test', password: testPassword };
  const bought = { id: fixtures.articleId, sessionId: fixtures.sessionId };
  await withoutSecrets();
  const { downloadToken: token } = await stack.api(downloadsContract.articleToken, bought, owner);
  const download = () => stack.send(downloadsContract.article, { id: fixtures.articleId, token });

  await withoutSecrets('SIGNING_KEY');
  await expect(stack.api(authContract.register, account)).rejects.toThrow('503 not_set_up');
  expect((await download()).status).toBe(503);

  await withoutSecrets();
  await stack.api(authContract.register, account);
  expect((await download()).status).toBe(302);
});

it('nobody needs Stripe to register and to sign in', async () => {
  await withoutSecrets('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  const account = { email: 'first@example.test', password: testPassword };
  await stack.api(authContract.register, account);
  expect(await stack.api(authContract.login, account)).toMatchObject({ email: account.email });
});

it.each(['sweep', 'holds', 'digest'])('the scheduled function %s does not fail', async (name) => {
  await withoutSecrets(...secrets);
  await expect(stack.invoke(name, {})).resolves.toBeDefined();
});
