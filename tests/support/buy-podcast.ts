import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { samplePodcasts } from './sample-podcasts.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';

export const paidPodcast = samplePodcasts.paid;

/** Starts a Checkout for the paid sample episode, or another one, and returns its session's id. */
export async function startPodcastCheckout(
  stack: TestStack,
  buyer: Session,
  resourceId: string = paidPodcast.id,
): Promise<string> {
  const { url } = await stack.api(
    purchaseContract.create,
    { resourceId, resourceType: 'podcast', returnUrl: `${stack.siteUrl}/podcasthub` },
    buyer,
  );
  return sessionIdOf(url);
}

/** A member, by default a new one, who has paid for an episode; webhooks are delivered. */
export async function buyPodcast(
  stack: TestStack,
  { buyer, id }: { buyer?: Session; id?: string } = {},
): Promise<{ buyer: Session; sessionId: string }> {
  const member = buyer ?? (await stack.register());
  const sessionId = await startPodcastCheckout(stack, member, id);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  return { buyer: member, sessionId };
}
