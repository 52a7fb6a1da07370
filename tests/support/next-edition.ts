import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { announcementId } from '#functions/domain/editions/announcement-repository.ts';
import { draftPut, readStoredEditions } from '#functions/domain/editions/edition-repository.ts';
import { toEditionFile } from '#functions/domain/editions/editions-of.ts';
import { dynamo, tableName, writeTogether } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { productFilesContract } from '#shared/contracts/item-files.ts';
import type { Product } from '#functions/domain/products/product.ts';
import { sampleProduct, seedProduct, startProductCheckout } from './sample-products.ts';
import type { TestStack } from './start-test-stack.ts';

/** A product that these members have bought, with the same file in a draft of its second edition. */
export async function soldProduct(
  stack: TestStack,
  id: string,
  buyers: readonly Session[],
): Promise<Product> {
  const product = { ...sampleProduct, id, title: `Handbook ${id}` };
  await seedProduct(stack, product);
  await Promise.all(buyers.map((buyer) => buyProduct(stack, buyer, id)));
  await draftEdition(product, 2);
  return product;
}

/** Puts the file of a product into a draft of its next edition. */
export async function draftEdition({ id, file }: Product, number: number): Promise<void> {
  const item = `product#${id}`;
  const { draft } = await readStoredEditions(item);
  const edition = { number, at: new Date().toISOString(), files: [toEditionFile(file!)] };
  await writeTogether([draftPut(item, edition, draft)]);
}

/** Buys a product and returns the session's id. */
export async function buyProduct(stack: TestStack, buyer: Session, id: string): Promise<string> {
  const sessionId = await startProductCheckout(stack, buyer, id);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  return sessionId;
}

export function publishProductEdition(
  stack: TestStack,
  admin: Session,
  id: string,
  number = 2,
  changes = 'All of it',
) {
  return stack.api(productFilesContract.publishEdition, { id, number, changes }, admin);
}

/** Lets the time pass that an announcement waits for the index of owners. */
export function settleAnnouncement(id: string, number = 2): Promise<void> {
  return ageAnnouncement(announcementId({ kind: 'products', id }, number));
}

export async function ageAnnouncement(id: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('mails'),
      Key: { id },
      UpdateExpression: 'SET createdAt = :earlier',
      ConditionExpression: 'attribute_exists(pending)',
      ExpressionAttributeValues: { ':earlier': new Date(Date.now() - 61_000).toISOString() },
    }),
  );
}
