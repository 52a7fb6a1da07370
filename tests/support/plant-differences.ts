import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type NativeAttributeValue,
} from '@aws-sdk/lib-dynamodb';
import type { DifferenceKind } from '#infra/reconcile/difference.ts';
import { itemKeyIn } from '#functions/domain/items/item-key.ts';
import { purchaseEntry } from '#functions/domain/orders/credits-of-order.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import { readPayment } from '#functions/domain/orders/read-payment.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { buyArticle, paidArticle, startCheckout } from './buy-article.ts';
import { buyCredits, startCreditsCheckout } from './buy-credits.ts';
import type { TestStack } from './start-test-stack.ts';

type Row = Record<string, NativeAttributeValue>;
type Key = Record<string, string>;

const put = (table: TableName, Item: Row) =>
  dynamo.send(new PutCommand({ TableName: tableName(table), Item }));
const remove = (table: TableName, Key: Key) =>
  dynamo.send(new DeleteCommand({ TableName: tableName(table), Key }));
const set = (table: TableName, id: string, field: string, value: unknown) =>
  dynamo.send(
    new UpdateCommand({
      TableName: tableName(table),
      Key: { id },
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
const setCredits = (id: string, credits: number) => set('users', id, 'credits', credits);

/** Deletes a row, as a mistake by hand would. Returns what puts it back. */
async function lose(table: TableName, Key: Key): Promise<() => Promise<unknown>> {
  const { Item } = await dynamo.send(new GetCommand({ TableName: tableName(table), Key }));
  if (!Item) throw new Error(`There is no such row in ${table}.`);
  await remove(table, Key);
  return () => put(table, Item);
}

export const paperOf = (userId: string) =>
  getEntitlement(userId, itemKeyIn('articles', paidArticle.id));

const orderOf = async (sessionId: string) =>
  (await getOrder((await readPayment(sessionId))!.orderId))!;

/** Plants one difference of a kind each. From then on Stripe's events are held, as if the webhook was down. */
export async function plantDifferences(stack: TestStack) {
  const { stripe } = stack;
  const refunded = await buyArticle(stack);
  const partly = await buyArticle(stack);
  const disputed = await buyArticle(stack);
  const unreceipted = await buyArticle(stack);
  const unheld = await buyArticle(stack);
  const uncredited = await buyCredits(stack);
  const edited = await buyCredits(stack);
  const [ungranted, waiting, unpaid, unbalanced, copied, marked] = [
    await stack.register(),
    await stack.register(),
    await stack.register(),
    await stack.register(),
    await stack.register(),
    await stack.register(),
  ];
  await stripe.switches({ holdWebhooks: true });

  await stripe.pay(await startCheckout(stack, ungranted));
  await stripe.pay(await startCreditsCheckout(stack, waiting));
  await stripe.refund(refunded.sessionId);
  await stripe.refund(partly.sessionId, 100);
  await stripe.openDispute(disputed.sessionId);
  await lose('mails', { id: `receipt-${(await orderOf(unreceipted.sessionId)).id}` });
  await lose('purchases', { userId: unheld.buyer.id, item: itemKeyIn('articles', paidArticle.id) });

  const entry = purchaseEntry((await orderOf(uncredited.sessionId)).id);
  const bookAgain = await lose('ledger', { userId: uncredited.buyer.id, entry });
  await setCredits(unbalanced.id, 6);
  const sample = await orderOf(unheld.sessionId);
  const made = { userId: unpaid.id, sessionId: 'cs_test_writtenByHand' };
  const order = { ...sample, ...made, id: '01ZZZZZZZZZZZZZZZZZZZZZZZZ', email: unpaid.email };
  const grant = { item: itemKeyIn('articles', paidArticle.id), state: 'owned', orderId: order.id };
  const { title, amountMinor, currency, paidAt: purchasedAt } = order;
  await put('orders', { ...order });
  await put('purchases', { ...made, ...grant, title, amountMinor, currency, purchasedAt });
  await put('mails', { id: `receipt-${order.id}` });

  const { id: editedId } = await orderOf(edited.sessionId);
  await set('orders', editedId, 'credits', 60);
  const copy = { ...(await paperOf(unreceipted.buyer.id))!, userId: copied.id };
  await put('purchases', copy);
  const { id: markedId } = await orderOf(await startCheckout(stack, marked));
  await set('orders', markedId, 'status', 'paid');

  const kinds: [string, DifferenceKind][] = [
    [refunded.buyer.email, 'refund-unknown'],
    [partly.buyer.email, 'refund-unknown'],
    [disputed.buyer.email, 'dispute-unknown'],
    [unreceipted.buyer.email, 'receipt-missing'],
    [unheld.buyer.email, 'grant-missing'],
    [uncredited.buyer.email, 'credits-not-recorded'],
    [ungranted.email, 'payment-not-granted'],
    [waiting.email, 'payment-not-granted'],
    [unpaid.email, 'grant-without-payment'],
    [edited.buyer.email, 'credits-differ'],
    [copied.email, 'grant-of-other-order'],
    [marked.email, 'order-without-payment'],
  ];
  return {
    kinds,
    members: {
      refunded: refunded.buyer,
      partly: partly.buyer,
      disputed: disputed.buyer,
      unreceipted: unreceipted.buyer,
      unheld: unheld.buyer,
      uncredited: uncredited.buyer,
      ungranted,
      waiting,
      unpaid,
      unbalanced,
    },
    /** Does by hand what is left to a person. */
    async decide() {
      await bookAgain();
      await setCredits(unbalanced.id, 5);
      await remove('orders', { id: order.id });
      await remove('purchases', { userId: unpaid.id, item: grant.item });
      await set('orders', editedId, 'credits', 50);
      await remove('purchases', { userId: copied.id, item: copy.item });
      await set('orders', markedId, 'status', 'pending');
    },
  };
}
