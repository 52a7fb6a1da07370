import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAuthors } from '#functions/bundles/authors/change-authors.ts';
import { changeItem, putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { versionBump } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { listLabelledItems } from '#functions/domain/catalogue/label-repository.ts';
import { logWrite } from '#functions/domain/catalogue/lists/change-log-repository.ts';
import type { ListedRow } from '#functions/domain/catalogue/lists/listed-row.ts';
import { putRating } from '#functions/domain/ratings/rating-repository.ts';
import type * as platformClock from '#functions/platform/clock.ts';
import { dynamo, tableName, writeTogether } from '#functions/platform/dynamo.ts';
import {
  listedPaper as paper,
  shelves,
  startCopy as startCopyWith,
  wholeList,
} from '../../support/list-copies.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { propertyRuns } from '../../support/tier.ts';

/** The functions' time. The SDK signs its requests to S3 with the machine's. */
const clock = vi.hoisted(() => ({ at: Date.parse('2026-11-28T12:00:00Z'), ahead: 0 }));
vi.mock('#functions/platform/clock.ts', async (original) => ({
  ...(await original<typeof platformClock>()),
  now: () => new Date(clock.at + clock.ahead),
  nowIso: () => new Date(clock.at + clock.ahead).toISOString(),
}));

/** What the indexes contain before they catch up with the last change. */
let lagging: ListedRow[] | undefined;
const readIndexes = vi.fn((kind: 'articles', shelf: ListedRow['shelf']) =>
  lagging
    ? Promise.resolve(lagging.filter((row) => row.shelf === shelf))
    : listLabelledItems<ListedRow>(kind, shelf),
);
const dependencies = { listLabelledItems: readIndexes as typeof listLabelledItems };
const startCopy = () => startCopyWith(dependencies);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
beforeEach(() => {
  clock.ahead = 0;
  lagging = undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const items = Array.from({ length: 6 }, (_, at) => `listed-${at}`);
const at = () => new Date(clock.at).toISOString();

async function withoutLog(id: string) {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('articles'),
      Key: { id },
      UpdateExpression: 'SET title = :title',
      ExpressionAttributeValues: { ':title': `by an earlier version, ${clock.at}` },
    }),
  );
  await writeTogether([versionBump('articles')]);
}

let renamed = 0;
const rename = () =>
  changeAuthors(([ada]) => {
    const name = `Ada ${++renamed}`;
    const formerNames = ['Ada', ...(ada ? [ada.name] : [])].slice(-2);
    return { authors: [{ id: 'ada', line: '', name, formerNames, updatedAt: at() }], also: [] };
  });

/** The possible changes of a catalogue, each with the item that it affects. */
const changes: Record<string, (id: string) => Promise<unknown>> = {
  put: (id) => putItem('articles', { ...paper(id), publishedAt: at() }),
  edit: (id) => changeItem('articles', id, { title: `at ${clock.at}`, tags: ['new'] }),
  hide: (id) => changeItem('articles', id, { shelf: 'unpublished' }),
  draft: (id) => changeItem('articles', id, { shelf: 'draft', publishedAt: at() }),
  remove: (id) => changeItem('articles', id, { shelf: undefined, publishedAt: undefined }),
  rate: (id) => putRating({ kind: 'articles', id, userId: `u${clock.at}`, rating: 4 }),
  'two at once': (id) =>
    Promise.all([
      changeItem('articles', id, { title: `first at ${clock.at}` }),
      changeItem('articles', items[0]!, { title: `second at ${clock.at}` }),
    ]),
  rename,
};

describe('the list of a large catalogue', () => {
  beforeEach(async () => {
    for (const id of items) await putItem('articles', paper(id));
  });

  it('equals the list in DynamoDB, whatever changes, and whenever it is saved, killed and restarted', async () => {
    const step = fc.record({
      what: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...Object.keys(changes)) },
        {
          weight: 6,
          arbitrary: fc.constantFrom('read', 'start', 'lag', 'save', 'killed save', 'no log'),
        },
      ),
      item: fc.nat(items.length - 1),
      copy: fc.nat(2),
      passes: fc.constantFrom(0, 3, 700, 4000, 29_000, 61_000, 4_000_000),
      ahead: fc.constantFrom(0, 0, 0, 8000, -8000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const copies = [await startCopy(), await startCopy(), await startCopy()];
        for (const { what, item, copy, passes, ahead } of steps) {
          clock.at += passes;
          const id = items[item]!;
          const change = changes[what];
          if (change) {
            clock.ahead = ahead;
            await change(id);
            clock.ahead = 0;
          }
          if (what === 'no log') {
            await withoutLog(id);
            clock.at += 4000;
          }
          if (what === 'start') copies[copy] = await startCopy();
          if (what === 'save') await copies[copy]!.save();
          if (what === 'killed save') await copies[copy]!.save(true);
          if (what === 'lag') {
            const before = await wholeList();
            await changeItem('articles', id, { title: `late ${clock.at}` });
            lagging = before;
            const read = await copies[copy]!.read();
            lagging = undefined;
            expect(read).toEqual(await wholeList());
          }
          // A rating appears within a minute; until then, a copy that has seen the version does not check.
          if (what !== 'rate') expect(await copies[copy]!.read()).toEqual(await wholeList());
        }
        for (const copy of [...copies, await startCopy()]) {
          expect(await copy.read()).toEqual(await wholeList());
        }
      }),
      { numRuns: propertyRuns(3) },
    );
  }, 600_000);

  it('applies a change for a few read units, without the indexes', async () => {
    const { read } = await startCopy();
    await read();
    readIndexes.mockClear();
    const units = async (changed: readonly string[]) => {
      for (const id of changed) await changes['edit']!(id);
      const before = stack.emulators.dynamodb.consumed().readUnits;
      expect(titlesOf(await read())).toEqual(titlesOf(await wholeList()));
      return stack.emulators.dynamodb.consumed().readUnits - before;
    };
    const whole = await unitsOf(wholeList);
    // Reads the state twice, the log, the item and the authors; all but the first read are consistent.
    expect((await units([items[1]!])) - whole).toBeLessThanOrEqual(5);
    expect((await units(items)) - whole).toBeLessThanOrEqual(5 + items.length);
    // By a writer whose clock is behind.
    clock.ahead = -20_000;
    expect((await units([items[1]!])) - whole).toBeLessThanOrEqual(5);
    expect(readIndexes).not.toHaveBeenCalled();
  });

  it('starts with the saved list and what has changed since', async () => {
    const first = await startCopy();
    await first.read();
    await first.save();
    await changes['edit']!(items[2]!);
    await changes['hide']!(items[3]!);
    readIndexes.mockClear();
    const started = await (await startCopy()).read();
    expect(readIndexes).not.toHaveBeenCalled();
    expect(started).toEqual(await wholeList());
  });

  it('is read completely, and then again, after a change that is not in the log', async () => {
    const { read } = await startCopy();
    await read();
    // No other change of the item is recent enough to cause another read.
    clock.at += 60_000;
    lagging = await wholeList();
    await withoutLog(items[4]!);
    await read();
    lagging = undefined;
    clock.at += 3000;
    expect(await read()).toEqual(await wholeList());
    readIndexes.mockClear();
    clock.at += 3000;
    await read();
    expect(readIndexes).not.toHaveBeenCalled();
  });

  it('is read completely if too many items have changed', async () => {
    const { read } = await startCopy();
    await read();
    await writeTogether([
      ...Array.from({ length: 90 }, (_, n) => logWrite('articles', { item: `gone-${n}` })),
    ]);
    for (let round = 0; round < 12; round++) {
      await writeTogether(
        Array.from({ length: 90 }, (_, n) => logWrite('articles', { item: `gone-${round}-${n}` })),
      );
    }
    readIndexes.mockClear();
    await read();
    expect(readIndexes).toHaveBeenCalledTimes(shelves.length);
  });
});

const titlesOf = (rows: readonly ListedRow[]) =>
  rows.map((row) => (row as ListedRow & { title: string }).title);

async function unitsOf(work: () => Promise<unknown>): Promise<number> {
  const before = stack.emulators.dynamodb.consumed().readUnits;
  await work();
  return stack.emulators.dynamodb.consumed().readUnits - before;
}
