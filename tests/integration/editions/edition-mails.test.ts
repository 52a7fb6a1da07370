import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  announcementId,
  getAnnouncement,
} from '#functions/domain/editions/announcement-repository.ts';
import { announceEdition } from '#functions/domain/editions/announce-edition.ts';
import { changeItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { recordDeliveryProblem } from '#functions/domain/email-addresses/email-address-repository.ts';
import { deliverPendingMails } from '#functions/domain/mail-delivery/deliver-pending-mails.ts';
import { mailChoiceToken } from '#functions/domain/members/mail-choice-token.ts';
import { queryAll, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { loadHandler } from '../../support/load-handler.ts';
import {
  buyProduct,
  draftEdition,
  publishProductEdition,
  settleAnnouncement,
  soldProduct,
} from '../../support/next-edition.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword as password } from '../../support/test-members.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  // Emails wait in the outbox, as they do while SES is slow.
  stack = await startTestStack({
    loadHandler: async (group) => (group === 'mail' ? async () => undefined : loadHandler(group)),
  });
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { readPreferences, setPreferences, stopMails, deleteAccount } = accountContract;
const deliver = () => deliverPendingMails(Date.now() + 60_000);
const sweep = () => stack.invoke('sweep', {});
/** Writes the emails; the sweep would also send the first ones. */
const announce = (id: string, limits = { pageSize: 250, deadline: Date.now() + 60_000 }) =>
  announceEdition(idOf(id), limits);
const members = (count: number) =>
  Promise.all(Array.from({ length: count }, () => stack.register()));
const someMembers = () =>
  Promise.all([
    ...([stack.register(), stack.register(), stack.register(), stack.register()] as const),
    ...([stack.register(), stack.register(), stack.register(), stack.register()] as const),
    ...([stack.register(), stack.register()] as const),
  ]);
const idOf = (id: string, number = 2) => announcementId({ kind: 'products', id }, number);

/** Subjects of the emails about an edition that have gone to a member. */
async function toldOf({ email }: Session): Promise<string[]> {
  const mails = await stack.mails(email);
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Edition'));
}

/** The emails about the editions of a product that are in the outbox and wait. */
async function waitingFor(id: string): Promise<number> {
  const rows = await queryAll<{ id: string }>({
    TableName: tableName('mails'),
    IndexName: 'pending',
    KeyConditionExpression: 'pending = :yes',
    ExpressionAttributeValues: { ':yes': 'yes' },
  });
  return rows.filter((row) => row.id.startsWith(`${idOf(id)}#`)).length;
}

it('says what is new, where it is, and how to unsubscribe', async () => {
  const [owner, other] = [await stack.register(), await stack.register()];
  const { title } = await soldProduct(stack, 'told', [owner]);
  await publishProductEdition(stack, admin, 'told', 2, 'A table of <units>.\nTwo errors are gone.');
  await sweep();
  expect(await waitingFor('told')).toBe(0);
  await settleAnnouncement('told');
  await sweep();
  await deliver();
  const letters = await stack.mails(owner.email);
  const letter = letters.find(({ subject }) => subject === `Edition 2 of ${title}`)!;
  for (const part of [
    'A table of <units>.',
    'Two errors are gone.',
    `${stack.siteUrl}/purchases`,
  ]) {
    expect(letter.text).toContain(part);
  }
  expect(letter.html).toContain('A table of &lt;units&gt;.');
  expect(await toldOf(other)).toEqual([]);

  const headers = new Map(letter.headers);
  expect(headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const url = /<(.+)>/.exec(headers.get('List-Unsubscribe')!)![1]!;
  await stack.api(setPreferences, { newItems: true }, owner);
  const posted = await fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(posted.status).toBe(200);
  const chosen = { newItems: true, newEditions: false };
  expect(await stack.api(readPreferences, {}, owner)).toEqual(chosen);
  await stack.api(setPreferences, { newEditions: true }, owner);
  const token = decodeURIComponent(/\/settings\?stop=(\S+)/.exec(letter.text!)![1]!);
  expect(await stack.api(stopMails, { token })).toMatchObject({ stopped: 'newEditions' });
  expect(await stack.api(readPreferences, {}, owner)).toEqual(chosen);
});

it('goes only to members who own the item when it is sent, want it and can get it', async () => {
  const [stays, refused, stopped, refunded, gone, left, shutOut, bounces, complains, late] =
    await someMembers();
  const id = 'meanwhile';
  const early = [stays, refused, stopped, left, shutOut, bounces, complains];
  await soldProduct(stack, id, early);
  const paid = await Promise.all([refunded, gone].map((buyer) => buyProduct(stack, buyer, id)));
  await stack.api(setPreferences, { newEditions: false }, refused);
  await stack.stripe.refund(paid[1]!);
  await stack.stripe.idle();
  await publishProductEdition(stack, admin, id);
  await buyProduct(stack, late, id);
  await announce(id);
  // All but those who declined or were refunded; the late buyer is left out when it is sent.
  expect(await waitingFor(id)).toBe(8);

  await stack.api(stopMails, { token: await mailChoiceToken(stopped.id, 'newEditions') });
  await stack.stripe.refund(paid[0]!);
  await stack.stripe.idle();
  await stack.api(deleteAccount, { password }, left);
  const closing = { id: shutOut.id, disabled: true, reason: 'Spam' };
  await stack.api(membersContract.setDisabled, closing, admin);
  await recordDeliveryProblem(bounces.email, 'bouncedAt', new Date().toISOString());
  await recordDeliveryProblem(complains.email, 'complainedAt', new Date().toISOString());
  await deliver();
  expect(await toldOf(stays)).toHaveLength(1);
  const others = [refused, stopped, refunded, gone, left, shutOut, bounces, complains, late];
  for (const member of others) expect(await toldOf(member)).toEqual([]);
}, 60_000);

describe('an edition that is published', () => {
  it('a hundred times at once is announced once', { tags: ['repeats'] }, async () => {
    const owner = await stack.register();
    await soldProduct(stack, 'often', [owner]);
    const times = repeats(25, 100);
    const responses = await Promise.allSettled(
      Array.from({ length: times }, () => publishProductEdition(stack, admin, 'often')),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await settleAnnouncement('often');
    await Promise.all(Array.from({ length: 10 }, sweep));
    await publishProductEdition(stack, admin, 'often');
    await sweep();
    await deliver();
    await deliver();
    expect(await toldOf(owner)).toHaveLength(1);
  });

  it(
    'is announced in pages, by several runs, and once even if they start again',
    { tags: 'long' },
    async () => {
      const owners = await members(5);
      await soldProduct(stack, 'paged', owners);
      await publishProductEdition(stack, admin, 'paged');
      const id = idOf('paged');
      const ended = { pageSize: 2, deadline: 0 };
      await announce('paged', ended);
      expect(await waitingFor('paged')).toBe(2);
      const sorted = owners.map((owner) => owner.id).toSorted();
      expect((await getAnnouncement(id))!.after).toBe(sorted[1]);
      await Promise.all([announce('paged', ended), announce('paged', ended)]);
      expect(await waitingFor('paged')).toBe(4);
      await announce('paged', ended);
      const done = (await getAnnouncement(id))!;
      expect([await waitingFor('paged'), done.pending]).toEqual([5, undefined]);
      await announce('paged', ended);
      await deliver();
      for (const owner of owners) expect(await toldOf(owner)).toHaveLength(1);
    },
  );

  it('and followed by another is announced, and so is the other', { tags: 'long' }, async () => {
    const owner = await stack.register();
    const product = await soldProduct(stack, 'twice', [owner]);
    await publishProductEdition(stack, admin, 'twice');
    await draftEdition(product, 3);
    await publishProductEdition(stack, admin, 'twice', 3);
    for (const number of [2, 3]) await settleAnnouncement('twice', number);
    await sweep();
    await deliver();
    const subjects = [2, 3].map((number) => `Edition ${number} of ${product.title}`);
    expect((await toldOf(owner)).toSorted()).toEqual(subjects);
  });

  it(
    'is announced if its item is no longer for sale, but not if it was deleted',
    { tags: 'long' },
    async () => {
      const owner = await stack.register();
      const unpublished = await soldProduct(stack, 'unpublished', [owner]);
      for (const id of ['deleted', 'deleted-late']) await soldProduct(stack, id, [owner]);
      for (const id of ['unpublished', 'deleted', 'deleted-late']) {
        await publishProductEdition(stack, admin, id);
      }
      await changeItem('products', 'unpublished', { shelf: 'unpublished' });
      await stack.api(productsContract.remove, { id: 'deleted' }, admin);
      for (const id of ['unpublished', 'deleted', 'deleted-late']) await announce(id);
      expect(await waitingFor('deleted')).toBe(0);
      expect((await getAnnouncement(idOf('deleted')))!.pending).toBeUndefined();
      expect(await waitingFor('deleted-late')).toBe(1);
      await stack.api(productsContract.remove, { id: 'deleted-late' }, admin);
      await deliver();
      expect(await toldOf(owner)).toEqual([`Edition 2 of ${unpublished.title}`]);
    },
  );
});
