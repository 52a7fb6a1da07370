import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import {
  articleChangesContract,
  episodeChangesContract,
  maxItemsAtOnce,
  productChangesContract,
} from '#shared/contracts/item-changes.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { addCopy, buy, soldKinds, titleOf, type SoldKind } from '../../support/sold-kinds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
}, 60_000);
afterAll(() => stack.stop());

const calls = {
  articles: articleChangesContract.changeMany,
  podcasts: episodeChangesContract.changeMany,
  products: productChangesContract.changeMany,
};

interface Wanted {
  ids: string[];
  action: 'publish' | 'unpublish' | 'price' | 'tag' | 'untag' | 'delete';
  price?: number;
  tag?: string;
  preview?: boolean;
}

const change = async ({ catalogue }: SoldKind, wanted: Wanted, who = admin) =>
  (await stack.api(calls[catalogue], wanted, who)).items;

async function eventsOn({ resourceType }: SoldKind, id: string): Promise<[string, unknown][]> {
  const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 2000);
  return entries
    .filter(({ target }) => target === `${resourceType}#${id}`)
    .map(({ action, details }) => [action.split('.')[1]!, details])
    .reverse() as [string, unknown][];
}

describe.each(firstUnlessLong(soldKinds(() => stack)))(
  'of the $catalogue',
  { tags: 'repeats' },
  (kind) => {
    const named = (name: string) => `${kind.resourceType}-${name}`;

    it('changes each item separately, reports each result, and does nothing twice', async () => {
      const [out, draft, hidden] = ['out', 'draft', 'hidden'].map(named) as [
        string,
        string,
        string,
      ];
      await addCopy(kind, out);
      await addCopy(kind, draft, { shelf: 'draft', held: true });
      await addCopy(kind, hidden, { shelf: 'unpublished' });
      const ids = [out, 'no-such', draft, hidden, out];
      const wanted = { ids, action: 'unpublish' } as const;
      const outcomes = (await change(kind, wanted)).map(({ id, outcome, text }) => [
        id,
        outcome,
        text,
      ]);
      expect(outcomes).toEqual([
        [out, 'changed', undefined],
        ['no-such', 'failed', 'It no longer exists.'],
        [draft, 'unchanged', undefined],
        [hidden, 'unchanged', undefined],
      ]);
      expect((await failureOf(kind.page(out))).status).toBe(404);
      expect((await change(kind, wanted))[0]).toEqual({
        id: out,
        title: titleOf(out),
        outcome: 'unchanged',
      });
      await change(kind, { ids: [out, draft, hidden], action: 'publish' });
      for (const id of [out, draft, hidden]) expect(await kind.page(id)).toHaveProperty('title');
      expect(await eventsOn(kind, out)).toEqual([
        ['update', { state: 'published → unpublished' }],
        ['update', { state: 'unpublished → published' }],
      ]);
    });

    it('changes prices, and reports an impossible price', async () => {
      const ids = ['cheap', 'dear'].map(named);
      for (const id of ids) await addCopy(kind, id);
      const refused = await change(kind, { ids, action: 'price', price: 0.01 });
      expect(refused.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
      expect(refused[0]!.text).toMatch(/^Price must be 0 or between/);
      const missing = await change(kind, { ids, action: 'price' });
      expect(missing[0]).toMatchObject({ outcome: 'failed', text: 'Valid price required' });
      await change(kind, { ids, action: 'price', price: 7 });
      for (const id of ids) expect(await kind.page(id)).toMatchObject({ price: 7 });
      expect(await eventsOn(kind, ids[0]!)).toEqual([
        ['update', { price: expect.stringContaining(' → ') as string }],
      ]);
    });

    it('tags published items and drafts, reports one that has ten tags, and removes the tag again', async () => {
      const [out, draft, full] = ['tag-out', 'tag-draft', 'tag-full'].map(named) as [
        string,
        string,
        string,
      ];
      const ten = Array.from({ length: 10 }, (_, index) => `Tag ${index}`);
      await addCopy(kind, out, { tags: ['Archie'] });
      await addCopy(kind, draft, { shelf: 'draft', held: true });
      await addCopy(kind, full, { tags: ten });
      const wanted = { ids: [out, draft, full], action: 'tag', tag: 'Well  logs' } as const;
      const send = async (more: Partial<Wanted>) =>
        (await change(kind, { ...wanted, ids: [...wanted.ids], ...more })).map(
          ({ outcome, text }) => [outcome, text],
        );
      const refused = ['failed', 'It already has 10 tags. Remove one first.'];
      const expected = [['changed', undefined], ['changed', undefined], refused];
      expect(await send({ preview: true })).toEqual(expected);
      expect(await eventsOn(kind, out)).toEqual([]);
      expect(await send({})).toEqual(expected);
      expect(await send({})).toEqual([['unchanged', undefined], ['unchanged', undefined], refused]);
      expect(await kind.page(out)).toMatchObject({ tags: ['Archie', 'Well logs'] });
      expect(await kind.managed(draft, admin)).toMatchObject({ tags: ['Well logs'] });
      expect(await kind.page(full)).toMatchObject({ tags: ten });

      const off = { action: 'untag', tag: 'WELL LOGS' } as const;
      const same = ['unchanged', undefined];
      expect(await send(off)).toEqual([['changed', undefined], ['changed', undefined], same]);
      expect(await send(off)).toEqual([same, same, same]);
      expect(await kind.page(out)).toMatchObject({ tags: ['Archie'] });
      expect(await kind.managed(draft, admin)).not.toHaveProperty('tags');
      expect(await eventsOn(kind, out)).toEqual([
        ['update', { tags: 'added Well logs' }],
        ['update', { tags: 'removed WELL LOGS' }],
      ]);
      const missing = await failureOf(change(kind, { ids: [out], action: 'tag', tag: 'a,b' }));
      expect(missing.fields).toEqual({ tag: 'Each tag must be without a comma' });
    });

    it('previews how many people own an item, without changing anything', async () => {
      const id = named('owned');
      await addCopy(kind, id);
      for (let count = 0; count < 2; count++) {
        const sessionId = sessionIdOf((await buy(stack, kind, id, await stack.register())).url);
        await stack.stripe.pay(sessionId);
      }
      await stack.stripe.idle();
      const wanted = { ids: [id, named('out')], action: 'delete', preview: true } as const;
      expect(await change(kind, { ...wanted, ids: [...wanted.ids] })).toMatchObject([
        { id, outcome: 'changed', owners: 2 },
        { outcome: 'changed', owners: 0 },
      ]);
      expect(await kind.page(id)).toHaveProperty('title');
      expect(await eventsOn(kind, id)).toEqual([]);
    });

    it('deletes items, with ten concurrent calls as with one', async () => {
      const ids = ['gone-1', 'gone-2', 'gone-3'].map(named);
      for (const id of ids) await addCopy(kind, id);
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => change(kind, { ids, action: 'delete' })),
      );
      for (const [index, id] of ids.entries()) {
        const outcomes = responses.map((items) => items[index]!.outcome);
        expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
        expect(await eventsOn(kind, id)).toMatchObject([['delete', undefined]]);
        expect((await failureOf(kind.managed(id, admin))).status).toBe(404);
      }
      expect((await change(kind, { ids, action: 'delete' })).map(({ outcome }) => outcome)).toEqual(
        ['unchanged', 'unchanged', 'unchanged'],
      );
    });

    it('accepts as many items as its contract says, and only from administrators', async () => {
      const ids = Array.from({ length: maxItemsAtOnce + 1 }, (_, index) => `id-${index}`);
      const refused = await failureOf(change(kind, { ids, action: 'publish' }));
      expect(refused.fields).toEqual({ ids: `Choose at most ${maxItemsAtOnce} items` });
      const member = await stack.register();
      const wanted = { ids: [named('out')], action: 'delete' } as const;
      const forbidden = failureOf(change(kind, { ...wanted, ids: [...wanted.ids] }, member));
      expect((await forbidden).code).toBe('forbidden');
    });
  },
);

it('moves papers to another category', async () => {
  const [kind] = soldKinds(() => stack);
  await addCopy(kind, 'article-moved');
  const call = articleChangesContract.changeMany;
  const wanted = { ids: ['article-moved'], action: 'category', category: 'Minerals' } as const;
  const { items } = await stack.api(call, { ...wanted, ids: [...wanted.ids] }, admin);
  expect(items[0]).toMatchObject({ outcome: 'changed' });
  expect(await kind.page('article-moved')).toMatchObject({ category: 'Minerals' });
});
