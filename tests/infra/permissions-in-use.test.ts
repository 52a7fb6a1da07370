import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginDeletion } from '#functions/domain/account-deletion/begin-deletion.ts';
import { functionNames, functionPlans } from '#infra/function-plan.ts';
import type { FunctionPlan } from '#infra/function-permissions.ts';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { seedBundle } from '../support/buy-bundle.ts';
import { buyArticle, paidArticle, startCheckout, verify } from '../support/buy-article.ts';
import { startCreditsCheckout } from '../support/buy-credits.ts';
import { fillShop } from '../support/fill-shop.ts';
import { giveMemberData } from '../support/give-member-data.ts';
import { rateEveryKind } from '../support/rate-every-kind.ts';
import { recordAwsCalls } from '../support/record-aws-calls.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { useArticlesAdmin } from '../support/uses/use-articles-admin.ts';
import { useBounces } from '../support/uses/use-bounces.ts';
import { useBundles } from '../support/uses/use-bundles.ts';
import { useChat } from '../support/uses/use-chat.ts';
import { useCodes, usedCode } from '../support/uses/use-codes.ts';
import { useCredits } from '../support/uses/use-credits.ts';
import { useDigest } from '../support/uses/use-digest.ts';
import { useFeedback } from '../support/uses/use-feedback.ts';
import { useHolds } from '../support/uses/use-holds.ts';
import { useLargeLists } from '../support/uses/use-large-lists.ts';
import { useMembers } from '../support/uses/use-members.ts';
import { useOrders } from '../support/uses/use-orders.ts';
import { useOwnAccount } from '../support/uses/use-own-account.ts';
import { useFeeds } from '../support/uses/use-feeds.ts';
import { usePodcasts } from '../support/uses/use-podcasts.ts';
import { usePrivacy } from '../support/uses/use-privacy.ts';
import { useProducts } from '../support/uses/use-products.ts';
import { useReports } from '../support/uses/use-reports.ts';
import { useUploads } from '../support/uses/use-uploads.ts';
import { useReviews } from '../support/uses/use-reviews.ts';
import { useWaitlist } from '../support/uses/use-waitlist.ts';
import { startWithCode } from '../support/use-code.ts';

const recorder = recordAwsCalls();
let stack: TestStack;

/** Uses every feature of every group once in the local stack: the deployed roles must allow what happens here. */
beforeAll(async () => {
  stack = await startTestStack({ loadHandler: recorder.load });
  await stack.seedArticles();
  const { buyer, sessionId } = await buyArticle(stack);
  await useArticles(buyer);
  await useDownloads(buyer, sessionId);
  await usePurchases(buyer, sessionId);
  await useAccounts();
  await useArticlesAdmin(stack);
  await usePodcasts(stack);
  await useFeeds(stack);
  await useProducts(stack);
  await useBundles(stack);
  await useMembers(stack);
  await useOwnAccount(stack);
  await useReports(stack);
  // The assistant looks for saved indexes, and the sweep saves them.
  await fillShop();
  await useChat(stack);
  await useFeedback(stack);
  await useHolds(stack);
  await useDigest(stack);
  await useCredits(stack);
  await useCodes(stack);
  await useOrders(stack);
  await useUploads(stack);
  await useReviews(stack);
  await useWaitlist(stack);
  await usePrivacy(stack);
  await useBounces(stack);
  await useLargeLists(stack);
  await useSweep();
}, 240_000);
afterAll(async () => {
  vi.useRealTimers();
  recorder.stop();
  await stack.stop();
});

async function useArticles(reader: Session): Promise<void> {
  const { id } = paidArticle;
  // First, because all functions share the cached library here.
  await stack.send(pagesContract.library, {});
  await stack.api(articlesContract.list, {});
  await stack.api(articlesContract.categories, {});
  await stack.api(articlesContract.get, { id }, reader);
  await stack.api(articlePageContract.getPage, { id }, reader);
  await stack.api(articlesContract.countView, { id, visit: 'visit-0001' });
  await stack.api(articlesContract.rate, { id, rating: 4 }, reader);
  await stack.send(pagesContract.article, { id });
  await stack.send(pagesContract.sitemap, {});
  await stack.send(pagesContract.store, {});
  await stack.send(pagesContract.bundle, { id: (await seedBundle(stack, 900, [500, 500])).id });
  await stack.send(pagesContract.affiliate, { slug: 'firstaid' });
}

async function useDownloads(buyer: Session, sessionId: string): Promise<void> {
  const { id } = paidArticle;
  const { token } = await stack.api(downloadsContract.articleToken, { id, sessionId }, buyer);
  const redirect = await stack.send(downloadsContract.article, { id, token });
  expect(redirect.status).toBe(302);
  const { pathname } = new URL(redirect.headers.get('location')!);
  const key = pathname.split('/').slice(2).join('/');
  const prefixes = Object.keys(functionPlans.downloads.files);
  expect(prefixes.filter((prefix) => `private/${key}`.startsWith(prefix))).toEqual([
    'private/articles/',
  ]);
}

async function usePurchases(buyer: Session, sessionId: string): Promise<void> {
  await verify(stack, buyer, sessionId);
  await stack.api(purchaseContract.list, {}, buyer);
  await stack.api(receiptsContract.receipt, { id: sessionId }, buyer);
  await stack.stripe.refund(sessionId);
  await stack.stripe.idle();
  await stack.stripe.settle(await payLater(), false);
  await stack.stripe.idle();
  await stack.stripe.switches({ outage: true });
  await startCheckout(stack, await stack.register()).catch(() => undefined);
  await stack.stripe.switches({ outage: false });
}

/** A payment in progress reserves the item for its buyer. */
async function payLater(): Promise<string> {
  const sessionId = await startCheckout(stack, await stack.register());
  await stack.stripe.payLater(sessionId);
  await stack.stripe.idle();
  return sessionId;
}

async function useAccounts(): Promise<void> {
  const { email, token, refreshToken } = await stack.register('everything@example.test');
  await stack.api(authContract.me, {}, { token });
  await stack.api(authContract.credits, {}, { token });
  await stack.api(authContract.refresh, { refreshToken });
  await stack.api(authContract.logout, { refreshToken });
  await stack.api(authContract.register, { email, password: 'another' }).catch(() => undefined);
  await stack.api(authContract.requestPasswordReset, { email });
  const [mail] = await stack.waitForMails(email);
  const reset = /reset-password\?token=([\w-]+)/.exec(mail!.text ?? '')![1]!;
  await stack.api(authContract.resetPassword, { token: reset, newPassword: 'metamorphic' });
}

/**
 * The sweep's work: missed webhooks of a completed and a failed payment, unsent emails, and an interrupted
 * account deletion.
 */
async function useSweep(): Promise<void> {
  const inVain = await payLater();
  const leaver = await stack.register();
  await giveMemberData(stack, leaver);
  await rateEveryKind(stack, leaver.id);
  await beginDeletion(leaver.id);
  await stack.stripe.switches({ holdWebhooks: true });
  await stack.stripe.settle(inVain, false);
  await stack.stripe.expire(await startWithCode(stack, await stack.register(), usedCode));
  await stack.stripe.pay(await startCheckout(stack, await stack.register()));
  await stack.stripe.pay(await startCreditsCheckout(stack, await stack.register()));
  const { email } = await stack.register();
  await stack.outage(true);
  await stack.api(authContract.requestPasswordReset, { email });
  await stack.api(waitlistContract.join, { email });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.5 * 60_000 });
  // It fails, as it should while SES does; the mail function may hold the email at the same moment.
  const tried = () => {
    const used = permissionsOf('sweep', 'dynamodb');
    return used.has('dynamodb:PutItem ephemera') && used.has('dynamodb:GetItem waitlist');
  };
  for (let runs = 0; runs < 50 && !tried(); runs++) {
    await stack.invoke('sweep', {}).catch(() => undefined);
  }
}

const permissionsOf = (group: string, service: string) =>
  new Set(
    recorder.used
      .filter((use) => use.group === group && use.action.startsWith(`${service}:`))
      .map(({ action, resource }) => `${action} ${resource}`.trim()),
  );

function plannedPermissions(plan: FunctionPlan): string[] {
  return Object.entries(plan.tables).flatMap(([resource, actions = []]) =>
    actions.map((action) => `dynamodb:${action} ${resource}`),
  );
}

describe('the permissions used when everything is done once', () => {
  it.each(functionNames)('%s uses tables exactly as its plan allows', (name) => {
    expect([...permissionsOf(name, 'dynamodb')].sort()).toEqual(
      plannedPermissions(functionPlans[name]).sort(),
    );
  });

  it.each(functionNames)('%s calls Cognito exactly as its plan allows', (name) => {
    const { cognito = [] }: FunctionPlan = functionPlans[name];
    const planned = cognito.map((action) => `cognito-idp:${action}`);
    expect([...permissionsOf(name, 'cognito-idp')].sort()).toEqual([...planned].sort());
  });

  it.each(functionNames)('%s uses files exactly as its plan allows', (name) => {
    const { files = {} }: FunctionPlan = functionPlans[name];
    const planned = Object.entries(files).flatMap(([place, actions = []]) =>
      actions.map((action) => `s3:${action} ${place}`),
    );
    expect([...permissionsOf(name, 's3')].sort()).toEqual(planned.sort());
  });

  it.each(functionNames)(
    "%s sends email and reads the sender's status only if its plan allows it",
    (name) => {
      const plan: FunctionPlan = functionPlans[name];
      const planned = [
        ...(plan.mayReadSender ? ['ses:GetEmailIdentity'] : []),
        ...(plan.maySendMail ? ['ses:SendEmail'] : []),
      ];
      expect([...permissionsOf(name, 'ses')].sort()).toEqual(planned);
    },
  );

  it.each(functionNames)("%s invalidates the edge's cache only if its plan allows it", (name) => {
    const plan: FunctionPlan = functionPlans[name];
    expect(permissionsOf(name, 'cloudfront').size > 0).toBe(plan.mayInvalidateCache === true);
  });
});
