import type { PackageId } from '#shared/constants/credit-packages.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';

/** Starts a Checkout for a package of credits and returns its session's id. */
export async function startCreditsCheckout(
  stack: TestStack,
  buyer: Session,
  packageId: PackageId = 'medium',
): Promise<string> {
  const { url } = await stack.api(creditsContract.purchase, { packageId }, buyer);
  return sessionIdOf(url);
}

/** A member, by default a new one, who has paid for a package; webhooks are delivered. */
export async function buyCredits(
  stack: TestStack,
  { buyer, packageId }: { buyer?: Session; packageId?: PackageId } = {},
): Promise<{ buyer: Session; sessionId: string }> {
  const member = buyer ?? (await stack.register());
  const sessionId = await startCreditsCheckout(stack, member, packageId);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  return { buyer: member, sessionId };
}
