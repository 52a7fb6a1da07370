import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { homePlaces } from '#shared/constants/home-places.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { homeContract } from '#shared/contracts/home.ts';
import {
  articleChangesContract,
  episodeChangesContract,
  productChangesContract,
} from '#shared/contracts/item-changes.ts';
import { emptyCatalogue } from '../../support/empty-catalogue.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { addCopy, soldKinds, titleOf, type SoldKind } from '../../support/sold-kinds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { firstUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
}, 60_000);
afterAll(() => stack.stop());
beforeEach(() => emptyCatalogue(stack));

const calls = {
  articles: articleChangesContract.changeMany,
  podcasts: episodeChangesContract.changeMany,
  products: productChangesContract.changeMany,
};
const choose = async (
  { catalogue }: SoldKind,
  ids: string[],
  action: 'feature' | 'unfeature' = 'feature',
  preview?: boolean,
) => (await stack.api(calls[catalogue], { ids, action, preview }, admin)).items;

const shown = async ({ resourceType }: SoldKind) =>
  (await stack.api(homeContract.onSale, {}))
    .filter(({ kind }) => kind === resourceType)
    .map(({ id }) => id);

let added = 0;

/** Five items under ids that were never used, the oldest first. */
async function addFive(kind: SoldKind): Promise<string[]> {
  const ids = [1, 2, 3, 4, 5].map(() => `${kind.resourceType}-${++added}`);
  for (const [index, id] of ids.entries()) {
    await addCopy(kind, id, { publishedAt: `2026-11-0${index + 1}T09:00:00.000Z` });
  }
  return ids;
}

async function eventsOn({ resourceType }: SoldKind, id: string) {
  const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 2000);
  return entries.filter(({ target }) => target === `${resourceType}#${id}`);
}

describe.each(firstUnlessLong(soldKinds(() => stack)))(
  'of the $catalogue',
  { tags: 'repeats' },
  (kind) => {
    const places = homePlaces[kind.catalogue];

    it('the newest are shown, until some are chosen', async () => {
      const newestFirst = (await addFive(kind)).reverse();
      expect(await shown(kind)).toEqual(newestFirst.slice(0, places));
      const [oldest] = newestFirst.slice(-1);
      expect(await choose(kind, [oldest!])).toEqual([
        { id: oldest, title: titleOf(oldest!), outcome: 'changed' },
      ]);
      expect(await shown(kind)).toEqual([oldest, ...newestFirst].slice(0, places));
      expect(await eventsOn(kind, oldest!)).toMatchObject([
        { action: `${kind.resourceType}.update`, details: { homePage: 'no → yes' } },
      ]);
      const { rows } = await kind.list(admin);
      expect(rows.filter(({ onHome }) => onHome).map(({ id }) => id)).toEqual([oldest]);
      expect(await choose(kind, [oldest!])).toMatchObject([{ outcome: 'unchanged' }]);
      await choose(kind, [oldest!], 'unfeature');
      expect(await shown(kind)).toEqual(newestFirst.slice(0, places));
    });

    it('an item is refused if all places are taken, and the text names the current ones', async () => {
      const ids = await addFive(kind);
      const chosen = ids.slice(0, places);
      const planned = await choose(kind, ids.slice(0, places + 1), 'feature', true);
      expect(planned.map(({ outcome }) => outcome)).toEqual([
        ...chosen.map(() => 'changed'),
        'failed',
      ]);
      await choose(kind, chosen);
      const [refused] = await choose(kind, ids.slice(places, places + 1));
      expect(refused).toMatchObject({ outcome: 'failed' });
      for (const id of chosen) expect(refused!.text).toContain(`“${titleOf(id)}”`);
      expect(await shown(kind)).toEqual(chosen);
    });

    it('a hidden item is replaced by the newest, and a deleted one frees its place', async () => {
      const ids = await addFive(kind);
      const [first] = ids;
      await choose(kind, ids.slice(0, places));
      await stack.api(calls[kind.catalogue], { ids: [first!], action: 'unpublish' }, admin);
      expect(await shown(kind)).toEqual([...ids.slice(1, places), ids.at(-1)]);
      await stack.api(calls[kind.catalogue], { ids: [first!], action: 'delete' }, admin);
      expect(await choose(kind, [ids.at(-1)!])).toMatchObject([{ outcome: 'changed' }]);
    });

    it('has no more items than places, however many are chosen concurrently', async () => {
      const ids = await addFive(kind);
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => ids.map((id) => choose(kind, [id]))).flat(),
      );
      const changed = responses.flat().filter(({ outcome }) => outcome === 'changed');
      expect(changed).toHaveLength(places);
      const { rows } = await kind.list(admin);
      expect(rows.filter(({ onHome }) => onHome)).toHaveLength(places);
    });
  },
);

describe('the page', () => {
  const read = async () => {
    const response = await fetch(`${stack.siteUrl}/`);
    return { response, html: await response.text() };
  };

  it('shows the items on sale without a script, and is cached by the edge', async () => {
    const [kind] = soldKinds(() => stack);
    const ids = await addFive(kind);
    const { response, html } = await read();
    for (const id of ids.slice(2)) expect(html).toContain(`<p>${titleOf(id)}</p>`);
    expect(html).toContain('"/api/home"');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    const etag = response.headers.get('etag')!;
    // The stream of the new items may empty the edge once more.
    const again = async () => {
      const { status, headers } = await fetch(`${stack.siteUrl}/`, {
        headers: { 'if-none-match': etag },
      });
      return [status, headers.get('x-cache')];
    };
    await expect.poll(again).toEqual([304, 'Hit from cloudfront']);
  });

  it('shows a new choice at once', async () => {
    const [kind] = soldKinds(() => stack);
    const [oldest] = await addFive(kind);
    expect((await read()).html).not.toContain(titleOf(oldest!));
    await choose(kind, [oldest!]);
    await expect.poll(async () => (await read()).html).toContain(titleOf(oldest!));
  });

  it('works in an empty shop', async () => {
    const { response, html } = await read();
    expect(response.status).toBe(200);
    expect(html).toContain('Home of the small build');
  });
});
