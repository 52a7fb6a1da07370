import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { localSettings } from '#infra/local/stack-settings.ts';
import { ownProductKey } from '#shared/site-config/own-product.ts';
import { core } from '#site/config/own-products.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';

/** Content in place of the release. */
export const coreBytes = Buffer.from('a release of Core');

/** Uploads a release to where a deployment puts it. */
export async function deployCore(stack: TestStack): Promise<void> {
  await inBucket(stack, (at) => new PutObjectCommand({ ...at, Body: coreBytes }));
}

/** The state after a deployment without the release. */
export async function withdrawCore(stack: TestStack): Promise<void> {
  await inBucket(stack, (at) => new DeleteObjectCommand(at));
}

async function inBucket(
  { endpoints }: TestStack,
  command: (at: { Bucket: string; Key: string }) => PutObjectCommand | DeleteObjectCommand,
): Promise<void> {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const at = { Bucket: privateBucket, Key: ownProductKey(core) };
  await s3.send(command(at));
  s3.destroy();
}

/** Starts a Checkout for Core and returns its session's id. */
export async function startCoreCheckout(stack: TestStack, buyer: Session): Promise<string> {
  const { url } = await stack.api(
    purchaseContract.create,
    {
      resourceId: core.id,
      resourceType: 'product',
      returnUrl: `${stack.siteUrl}/core/success`,
    },
    buyer,
  );
  return sessionIdOf(url);
}
