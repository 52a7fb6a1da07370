import { localEnvironment } from '#infra/reconcile/local-environment.ts';
import { applyEnvironment } from '#infra/local/stack-settings.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { authorsContract } from '#shared/contracts/authors.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { createCaller } from '../support/call-api.ts';
import { articleFields } from '../support/sample-admin.ts';
import { createStripeControls, sessionIdOf } from '../support/stripe-controls.ts';
import { createMembers } from '../support/test-members.ts';
import { madeIds, type Known } from './pools.ts';
import type { Served } from './serve-stack.ts';

/** Fills a shop: items of each kind, a buyer who owns one, an administrator, and members whom they may delete. */
export async function prepareShop(stack: Served) {
  applyEnvironment(localEnvironment(stack.localFile));
  // Imported after the environment is set, which these modules read.
  const { sampleArticles, seedArticles } = await import('../support/sample-articles.ts');
  const { samplePodcasts, seedPodcasts } = await import('../support/sample-podcasts.ts');
  const { sampleProduct, seedProduct } = await import('../support/sample-products.ts');
  await seedArticles(stack.endpoints.s3);
  await seedPodcasts(stack.endpoints.s3);
  await seedProduct(stack);

  const caller = createCaller(stack.gatewayUrl, stack.edgeKey);
  const { api } = caller;
  const members = createMembers(caller, stack.endpoints.cognito, stack.userPoolId, stack.clientId);
  const owner = await members.register('owner@requests.test');
  await members.makeAdmin((await members.register('admin@requests.test')).email);
  const admin = await members.login('admin@requests.test');

  const { id: articleId } = sampleArticles.paid;
  const bought = { resourceId: articleId, resourceType: 'article' as const };
  const returnUrl = `${stack.siteUrl}/articles/success`;
  const { url } = await api(purchaseContract.create, { ...bought, returnUrl }, owner);
  const sessionId = sessionIdOf(url);
  await createStripeControls(stack.endpoints.stripe, () => Promise.resolve()).pay(sessionId);
  const { downloadToken } = await api(
    purchaseContract.verify,
    { sessionId, resourceId: articleId },
    owner,
  );
  const { create, uploadPdf } = articlesAdminContract;
  const { id: draftId } = await api(create, articleFields, admin);
  const file = { fileName: 'draft.pdf', contentType: 'application/pdf', size: 2000 };
  const { uploadId } = await api(uploadPdf, { id: draftId, ...file }, admin);
  const known: Known = {
    siteUrl: stack.siteUrl,
    articleId,
    podcastId: samplePodcasts.paid.id,
    productId: sampleProduct.id,
    draftId,
    uploadId,
    ownerId: owner.id,
    ownerEmail: owner.email,
    sessionId,
    downloadToken: downloadToken!,
    memberIds: [],
  };
  const kept = new Set<string>([
    ...madeIds,
    draftId,
    ...[sampleArticles, samplePodcasts].flatMap((items) =>
      Object.values(items).map(({ id }) => id),
    ),
    sampleProduct.id,
  ]);

  return {
    known,
    /** Signs in again, and brings the shop back to the size that it had, so that its memory can be compared. */
    async renew(): Promise<{ buyer: Session; admin: Session }> {
      const again = {
        buyer: await members.login(owner.email),
        admin: await members.login(admin.email),
      };
      for (const { listManaged, remove } of [
        articlesAdminContract,
        podcastsAdminContract,
        productsContract,
        bundlesContract,
      ]) {
        const { rows } = await api(listManaged, { limit: 100 }, again.admin);
        for (const { id } of rows) if (!kept.has(id)) await api(remove, { id }, again.admin);
      }
      const { listAuthors, removeAuthor } = authorsContract;
      const { rows } = await api(listAuthors, {}, again.admin);
      for (const { id } of rows) await api(removeAuthor, { id }, again.admin);
      known.memberIds = [(await members.register(`${crypto.randomUUID()}@requests.test`)).id];
      return again;
    },
  };
}
