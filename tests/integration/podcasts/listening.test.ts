import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { buyPodcast } from '../../support/buy-podcast.ts';
import { failureOf } from '../../support/failure-of.ts';
import { samplePodcasts, sampleTranscript } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

const { list, get, transcript, countListen, getPosition, putPosition } = podcastsContract;
const { free, paid } = samplePodcasts;
const at = (second: number) => `2026-11-01T10:00:${String(second).padStart(2, '0')}.000Z`;

describe('a transcript', () => {
  it('of a free episode is for everybody, as WebVTT', async () => {
    const response = await stack.send(transcript, { id: free.id });
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await response.text()).toBe(sampleTranscript);
  });

  it('of a paid one is for its owners, and is never cached', async () => {
    const { token } = await stack.register();
    for (const options of [{}, { token }]) {
      const refused = await failureOf(stack.api(transcript, { id: paid.id }, options));
      expect([refused.status, refused.code]).toEqual([403, 'not_purchased']);
    }
    const { buyer } = await buyPodcast(stack);
    const response = await stack.send(transcript, { id: paid.id }, buyer);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe(sampleTranscript);
  });

  it('that is not WebVTT is plain text; a missing one is not found', async () => {
    const plain = { ...free, id: 'pod-plain', transcript: 'WEBVTTish, but only words.' };
    const { transcript: _, ...none } = { ...free, id: 'pod-none' };
    await stack.seedPodcasts([plain, none]);
    const response = await stack.send(transcript, { id: plain.id });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await failureOf(stack.api(transcript, { id: none.id }))).status).toBe(404);
  });
});

describe('listens', () => {
  it('are counted once per browsing session, even with many concurrent requests', async () => {
    const before = (await stack.api(get, { id: free.id })).listens ?? 0;
    const listen = (visit: string) => stack.api(countListen, { id: free.id, visit });
    await Promise.all(Array.from({ length: 20 }, () => listen('visit-one')));
    expect(await listen('visit-two')).toEqual({ listens: before + 2 });
    expect((await failureOf(stack.api(countListen, { id: 'nope', visit: 'visit-one' }))).code).toBe(
      'not_found',
    );
  });

  it('are limited for one address', async () => {
    const rule = siteConfig.limits.listens;
    const { limit } = rule;
    rule.limit = 2;
    const listen = (n: number) =>
      stack.send(countListen, { id: free.id, visit: `visit-${n}-long` }, { ip: '198.51.100.7' });
    const responses = await Promise.all([1, 2, 3, 4].map(listen));
    rule.limit = limit;
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  });
});

describe('the position of a listener', () => {
  it('is that of the newest device, however late an older one reports', async () => {
    const { token } = await stack.register();
    const put = (positionSeconds: number, second: number) =>
      stack.api(
        putPosition,
        { id: free.id, positionSeconds, playbackRate: 1.25, listenedAt: at(second) },
        { token },
      );
    expect(await stack.api(getPosition, { id: free.id }, { token })).toEqual({});
    await put(30, 5);
    const late = await put(2, 4);
    const kept = { positionSeconds: 30, playbackRate: 1.25, listenedAt: at(5) };
    expect(late).toEqual({ position: kept });
    expect(await stack.api(getPosition, { id: free.id }, { token })).toEqual({ position: kept });
    const shuffled = [9, 7, 12, 8, 11, 6, 10].map((second) => put(second, second));
    await Promise.all(shuffled);
    const { position } = await stack.api(getPosition, { id: free.id }, { token });
    expect(position?.positionSeconds).toBe(12);
  });

  it('is never in the future or beyond the end', async () => {
    const { token } = await stack.register();
    const sent = { positionSeconds: 9999, playbackRate: 1, listenedAt: '2999-01-01T00:00:00.000Z' };
    const { position } = await stack.api(putPosition, { id: free.id, ...sent }, { token });
    expect(position.positionSeconds).toBe(free.audio!.durationSeconds);
    expect(Date.parse(position.listenedAt)).toBeLessThanOrEqual(Date.now());
    const next = new Date().toISOString();
    const again = { positionSeconds: 3, playbackRate: 1, listenedAt: next };
    const after = await stack.api(putPosition, { id: free.id, ...again }, { token });
    expect(after.position).toEqual({ ...again });
  });

  it('is stored to the millisecond, even if too small for DynamoDB', async () => {
    const { token } = await stack.register();
    const put = async (positionSeconds: number) => {
      const sent = { positionSeconds, playbackRate: 1, listenedAt: new Date().toISOString() };
      return stack.api(putPosition, { id: free.id, ...sent }, { token });
    };
    expect((await put(1e-200)).position.positionSeconds).toBe(0);
    expect((await put(12.34567)).position.positionSeconds).toBe(12.346);
  });

  it('belongs to its listener, and to an episode that they can see', async () => {
    const one = await stack.register();
    const other = await stack.register();
    const sent = { positionSeconds: 5, playbackRate: 1, listenedAt: at(1) };
    await stack.api(putPosition, { id: free.id, ...sent }, one);
    expect(await stack.api(getPosition, { id: free.id }, other)).toEqual({});
    const { shelf: _, ...removed } = { ...paid, id: 'pod-removed' };
    await stack.seedPodcasts([removed]);
    for (const id of ['nope', removed.id]) {
      expect((await failureOf(stack.api(putPosition, { id, ...sent }, one))).status).toBe(404);
    }
    expect((await failureOf(stack.api(getPosition, { id: free.id }))).status).toBe(401);
  });
});

describe('the sort by what is owned', () => {
  it("puts a member's purchases first, with the free ones, and is never cached for others", async () => {
    const newer = { ...paid, id: 'pod-newer', publishedAt: '2026-09-01T09:00:00.000Z' };
    await stack.seedPodcasts([newer]);
    const { buyer } = await buyPodcast(stack);
    const order = async (options?: { token: string }) => {
      const response = await stack.send(list, { sort: 'purchased' }, options);
      const rows = (await response.json()) as { id: string; price: number }[];
      const control = response.headers.get('cache-control');
      return { control, ids: rows.filter(({ price }) => price > 0).map(({ id }) => id) };
    };
    expect(await order(buyer)).toEqual({ control: 'private, no-cache', ids: [paid.id, newer.id] });
    expect(await order()).toEqual({
      control: 'public, max-age=0, s-maxage=30',
      ids: [newer.id, paid.id],
    });
  });
});
