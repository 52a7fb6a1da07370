import { articlesContract } from '#shared/contracts/articles.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { feedbackContract } from '#shared/contracts/feedback.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { seedProduct, startProductCheckout } from '../../support/sample-products.ts';
import { deployCore, startCoreCheckout } from '../../support/sample-core.ts';
import { startCheckout } from '../../support/buy-article.ts';
import { startPodcastCheckout } from '../../support/buy-podcast.ts';
import { startCreditsCheckout } from '../../support/buy-credits.ts';
import type { TestStack } from '../../support/start-test-stack.ts';
import { people } from './read-shop.ts';

/** Gives an empty shop one of everything: items, people, each kind of purchase, and what members leave behind. */
export async function fillShop(stack: TestStack): Promise<void> {
  await stack.seedArticles();
  await stack.seedPodcasts();
  await seedProduct(stack);
  await deployCore(stack);
  await stack.register(people.admin);
  await stack.makeAdmin(people.admin);
  const admin = await stack.login(people.admin);
  const buyer = await stack.register(people.buyer);
  const other = await stack.register('gone@example.test');
  const pay = async (id: string) => {
    await stack.stripe.pay(id, undefined, people.buyer);
    await stack.stripe.idle();
  };
  await pay(await startCheckout(stack, buyer));
  await pay(await startPodcastCheckout(stack, buyer));
  const product = await startProductCheckout(stack, buyer);
  await pay(product);
  await pay(await startCoreCheckout(stack, buyer));
  await pay(await startCreditsCheckout(stack, buyer));
  await stack.stripe.refund(product);
  await stack.stripe.idle();
  const open = await startProductCheckout(stack, buyer);
  await stack.stripe.payLater(open, people.buyer);
  await stack.stripe.idle();
  await stack.api(articlesContract.countView, { id: 'art-porosity', visit: 'a-visit-1' });
  await stack.api(articlesContract.rate, { id: 'art-porosity', rating: 4 }, buyer);
  await stack.api(
    podcastsContract.putPosition,
    {
      id: 'pod-gamma-ray',
      positionSeconds: 61,
      playbackRate: 1.25,
      listenedAt: '2026-11-25T01:00:00.000Z',
    },
    buyer,
  );
  await stack.api(accountContract.setPreferences, { newItems: true }, buyer);
  const requestId = 'a-question-of-0-1-0';
  await stack.api(chatContract.send, { message: 'How much is Core?', requestId }, buyer);
  await stack.api(
    feedbackContract.give,
    { requestId, vote: 'up', question: 'How much is Core?' },
    buyer,
  );
  await stack.api(waitlistContract.join, { email: people.buyer, list: 'proposal' });
  await stack.api(privacyContract.request, {
    email: people.buyer,
    scope: 'water-app',
    details: 'The list only',
    requestId: 'deletion-request-0-1-0',
  });
  await stack.api(
    membersContract.adjustCredits,
    { id: buyer.id, credits: 7, reason: 'A present', requestId: 'a-present-0-1-0' },
    admin,
  );
  await stack.api(
    membersContract.setDisabled,
    { id: other.id, disabled: true, reason: 'No longer with us' },
    admin,
  );
  await stack.api(
    articlesAdminContract.create,
    {
      title: 'A draft that waits',
      shortDescription: 'A draft of one sentence, as drafts are.',
      longDescription: 'A draft of one sentence, as drafts are, and one more.',
      price: 3,
      category: 'Well Logs',
    },
    admin,
  );
}
