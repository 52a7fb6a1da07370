import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentPassages } from '#functions/domain/passages/current-passages.ts';
import { searchPassages } from '#functions/domain/passages/search-passages.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { pdfFile } from '../../support/sample-files.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads } from '../../support/upload-file.ts';

let stack: TestStack;
let admin: Session;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  await stack.seedPodcasts();
  await seedProduct(stack);
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const findPassages = async (question: string) =>
  searchPassages((await currentPassages()).index, question);

const sourcesOf = async (question: string) => {
  const { ranked, answered } = await findPassages(question);
  return answered ? ranked.map(({ passage }) => passage.source.id) : [];
};

describe('what is published', () => {
  it('is found: pages, papers, episodes and products, each with its URL', async () => {
    const first = async (question: string) => (await findPassages(question)).ranked[0]!.passage;
    expect((await first('refund')).source).toEqual({
      kind: 'page',
      id: '/terms',
      title: 'Terms of use',
      url: '/terms',
    });
    expect((await first('borehole handbook')).source).toMatchObject({
      kind: 'product',
      url: expect.stringMatching(/^\/store\/./),
      price: { amountMinor: 1200, currency: 'usd' },
    });
    expect((await first(sampleArticles.free.title)).source.id).toBe(sampleArticles.free.id);
  });

  it('is quoted, except the transcript of a paid episode', async () => {
    const { ranked } = await findPassages('a tone with a little beep each second');
    const spoken = ranked.filter(({ passage }) => passage.heading === 'Transcript');
    const quotable = spoken.map(({ passage }) => [passage.source.id, passage.quotable]);
    expect(Object.fromEntries(quotable)).toEqual({
      [samplePodcasts.free.id]: true,
      [samplePodcasts.paid.id]: false,
    });
  });

  it('has no answer to questions that are not about the site', async () => {
    expect((await findPassages('What is the capital of France?')).answered).toBe(false);
  });
});

describe('a change', () => {
  const { create, update, remove } = articlesAdminContract;

  it('of an article is found at once: published, changed, removed', async () => {
    const { id } = await stack.api(create, articleFields, admin);
    expect(await sourcesOf('turbidites')).toEqual([]);

    const uploads = await createUploads(stack);
    await uploads.send({ kind: 'article-pdf', itemId: id, file: await pdfFile(2) });
    expect(await sourcesOf('turbidites')).toContain(id);

    const changed = {
      ...articleFields,
      title: 'Contourites',
      longDescription: 'Drifts of mud along a slope.',
    };
    await stack.api(update, { ...changed, id }, admin);
    expect(await sourcesOf('turbidites')).toEqual([]);
    expect(await sourcesOf('contourites')).toContain(id);
    expect(await sourcesOf('sole marks')).toEqual([]);

    await stack.api(remove, { id }, admin);
    expect(await sourcesOf('contourites')).toEqual([]);
  });

  it('of a transcript is found at once', async () => {
    const { id, title, shortDescription, longDescription } = samplePodcasts.free;
    const transcript = 'WEBVTT\n\n00:00.000 --> 00:04.000\nOolites roll on the shoal.\n';
    const form = { id, title, shortDescription, longDescription, price: 0, transcript };
    await stack.api(podcastsAdminContract.update, form, admin);
    expect(await sourcesOf('oolites')).toEqual([id]);
  });

  it('removes a removed product', async () => {
    expect(await sourcesOf('borehole handbook')).toContain(sampleProduct.id);
    await stack.api(productsContract.remove, { id: sampleProduct.id }, admin);
    expect(await sourcesOf('borehole handbook')).not.toContain(sampleProduct.id);
  });
});

describe('reading', () => {
  /** A newly started function, with its database calls counted. */
  async function startCold() {
    vi.resetModules();
    const { dynamo } = await import('#functions/platform/dynamo.ts');
    const cold = await import('#functions/domain/passages/current-passages.ts');
    const send = vi.spyOn(dynamo, 'send');
    const commands = () => send.mock.calls.map(([command]) => command as object);
    const keysRead = () =>
      commands()
        .filter((command) => command instanceof BatchGetCommand)
        .flatMap(({ input }) => Object.values(input.RequestItems!))
        .reduce((sum, { Keys }) => sum + Keys!.length, 0);
    const queries = () => commands().filter((command) => command instanceof QueryCommand).length;
    const find = async (question: string) =>
      searchPassages((await cold.currentPassages()).index, question);
    return { find, dynamo, send, keysRead, queries };
  }

  it('happens once for a hundred concurrent questions, and after a change reads only what changed', async () => {
    // The catalogue is read again after a while, whether it changed or not.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { find, keysRead, queries, send } = await startCold();
    await Promise.all(Array.from({ length: 100 }, () => find('refund')));
    const shelved = Object.keys(sampleArticles).length + Object.keys(samplePodcasts).length;
    // Each of the three catalogues has two indexes.
    expect([queries(), keysRead()]).toEqual([3 * 2, shelved]);

    send.mockClear();
    const { id, title, shortDescription, longDescription, category } = sampleArticles.free;
    const form = { id, title, shortDescription, longDescription, category, price: 0 };
    await stack.api(articlesAdminContract.update, { ...form, title: 'Stromatolites' }, admin);
    send.mockClear();
    const found = await Promise.all(Array.from({ length: 100 }, () => find('stromatolites')));
    expect(found.map(({ ranked }) => ranked[0]?.passage.source.id)).toEqual(found.map(() => id));
    expect([queries(), keysRead()]).toEqual([2, 1]);
  });

  it('retries keys that DynamoDB left unprocessed', async () => {
    const { find, dynamo, send } = await startCold();
    send.mockRestore();
    const plain = dynamo.send.bind(dynamo) as (command: object) => Promise<object>;
    let cut = 0;
    vi.spyOn(dynamo, 'send').mockImplementation((async (command: object) => {
      if (!(command instanceof BatchGetCommand)) return plain(command);
      const [[table, request]] = Object.entries(command.input.RequestItems!) as [
        [string, { Keys: object[] }],
      ];
      const [first, ...rest] = request.Keys;
      if (rest.length === 0) return plain(command);
      cut++;
      const part = { [table]: { ...request, Keys: [first!] } };
      const answer = await plain(new BatchGetCommand({ RequestItems: part }));
      return { ...answer, UnprocessedKeys: { [table]: { ...request, Keys: rest } } };
    }) as typeof dynamo.send);
    const { ranked } = await find('a short talk about the gamma ray or the spring line');
    const ids = ranked.map(({ passage }) => passage.source.id);
    expect(ids).toEqual(expect.arrayContaining([samplePodcasts.free.id, samplePodcasts.paid.id]));
    expect(cut).toBeGreaterThanOrEqual(2);
  });

  it('is retried by the next question if it failed', async () => {
    const { find, dynamo, send } = await startCold();
    send.mockRestore();
    const failing = vi.spyOn(dynamo, 'send').mockRejectedValue(new Error('no network'));
    await expect(find('refund')).rejects.toThrow('no network');
    failing.mockRestore();
    expect((await find('refund')).answered).toBe(true);
  });
});
