import { PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  announcementId,
  getAnnouncement,
} from '#functions/domain/editions/announcement-repository.ts';
import type { EditedKind } from '#functions/domain/items/catalogue-kind.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ageAnnouncement } from '../next-edition.ts';
import type { TestStack } from '../start-test-stack.ts';

/** A member who owns an item, without the payment. */
export async function addOwner(stack: TestStack, item: string): Promise<Session> {
  const owner = await stack.register();
  const order = { orderId: `order-of-${owner.id}`, sessionId: 'cs_of_nobody', state: 'owned' };
  const facts = { title: 'An item', amountMinor: 100, currency: 'gbp' };
  const Item = { userId: owner.id, item, ...order, ...facts, purchasedAt: '2026-01-01T00:00:00Z' };
  await dynamo.send(new PutCommand({ TableName: tableName('purchases'), Item }));
  return owner;
}

/** Lets an owner get the email about the second edition, if the shop sends such emails. */
export async function useEditionNews(
  stack: TestStack,
  of: { kind: EditedKind; id: string },
  { email }: Session,
): Promise<void> {
  const id = announcementId(of, 2);
  if (!(await getAnnouncement(id))) return;
  await ageAnnouncement(id);
  await stack.invoke('sweep', {});
  await stack.waitForMails(email);
}
