import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { getItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import {
  announcementId,
  getAnnouncement,
} from '#functions/domain/editions/announcement-repository.ts';
import { announceEdition } from '#functions/domain/editions/announce-edition.ts';
import { readStoredEditions } from '#functions/domain/editions/edition-repository.ts';
import type { EditedItem } from '#functions/domain/editions/editions-of.ts';
import { getMail } from '#functions/domain/mails/mail-repository.ts';
import { deliverPendingMails } from '#functions/domain/mail-delivery/deliver-pending-mails.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { everyKill } from '../support/every-kill.ts';
import { draftEdition, publishProductEdition, soldProduct } from '../support/next-edition.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

type Child = Awaited<ReturnType<typeof prepareChild>>;

let stack: TestStack;
let admin: Session;
let owners: Session[];
let publishInChild: Child;
let announceInChild: Child;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  owners = [await stack.register(), await stack.register()];
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  publishInChild = await child('publish-edition.ts');
  announceInChild = await child('announce-edition.ts');
});
afterAll(() => stack.stop());

const idOf = (id: string, number: number) => announcementId({ kind: 'products', id }, number);

/** Whether an edition is there, of each place that says something of it. */
async function placesOf(id: string, number: number): Promise<boolean[]> {
  const item = (await getItem<EditedItem>('products', id))!;
  const { editions, draft } = await readStoredEditions(`product#${id}`);
  const events = await listAuditMonth(new Date().toISOString().slice(0, 7), 1000);
  return [
    item.edition?.number === number,
    editions.some((edition) => edition.number === number),
    draft === undefined,
    events.some(
      ({ target, details }) => target.endsWith(id) && details?.['edition'] === `${number}`,
    ),
    (await getAnnouncement(idOf(id, number))) !== undefined,
  ];
}

it('an edition whose publication is killed is published completely or not at all', async () => {
  const id = 'killed';
  const product = await soldProduct(stack, id, owners);
  const { id: USER_ID, email: USER_EMAIL } = admin;
  const seen = new Set<boolean>();
  let number = 1;
  const steps = await everyKill(async (kill) => {
    await draftEdition(product, ++number);
    const given = { USER_ID, USER_EMAIL, ITEM_ID: id, NUMBER: String(number) };
    const killed = await publishInChild(given, kill);
    const places = await placesOf(id, number);
    expect(new Set(places).size).toBe(1);
    seen.add(places[0]!);
    await publishProductEdition(stack, admin, id, number);
    expect(await placesOf(id, number)).toEqual(places.map(() => true));
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(3);
  expect(seen).toEqual(new Set([true, false]));
}, 120_000);

it('owners get one email each although the run that writes them is killed between any two steps', async () => {
  const product = await soldProduct(stack, 'told', owners);
  let number = 1;
  const steps = await everyKill(async (kill) => {
    await draftEdition(product, ++number);
    await publishProductEdition(stack, admin, product.id, number);
    const id = idOf(product.id, number);
    const killed = await announceInChild({ ANNOUNCEMENT: id }, kill);
    await announceEdition(id, { pageSize: 2, deadline: Date.now() + 60_000 });
    expect((await getAnnouncement(id))!.pending).toBeUndefined();
    await deliverPendingMails(Date.now() + 60_000);
    for (const { id: userId, email } of owners) {
      await expect
        .poll(async () => (await getMail(`${id}#${userId}`))?.outcome, { timeout: 10_000 })
        .toBe('sent');
      const subjects = (await stack.mails(email)).map(({ subject }) => subject);
      const subject = `Edition ${number} of ${product.title}`;
      expect(subjects.filter((each) => each === subject)).toHaveLength(1);
    }
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(10);
}, 120_000);
