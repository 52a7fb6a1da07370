import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { failureOf } from '../../support/failure-of.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

const { list, get } = podcastsContract;
const { free, paid } = samplePodcasts;

describe('the hub', () => {
  it('is an array of cards, newest first, with full audio of free episodes only', async () => {
    const response = await stack.send(list, {});
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(response.headers.get('x-total-count')).toBe('2');
    expect(response.headers.get('vary')).toBe('accept-encoding, authorization');
    const rows = (await response.json()) as Record<string, unknown>[];
    expect(rows.map(({ _id }) => _id)).toEqual([free.id, paid.id]);
    expect(rows[0]).toMatchObject({ audioUrl: `/download/podcasts/${free.id}`, isFree: true });
    expect(rows[1]).toMatchObject({
      price: 3,
      previewUrl: `/media/podcasts/${paid.id}/preview-of-gamma-ray.mp3`,
    });
    expect(rows[1]).not.toHaveProperty('audioUrl');
    const text = JSON.stringify(rows);
    expect(text).not.toContain('longDescription');
    expect(text).not.toContain(paid.audio!.key);
  });

  it('returns 304 for its own ETag, for guests and members', async () => {
    const { token } = await stack.register();
    for (const options of [{}, { token }]) {
      const etag = (await stack.send(list, {}, options)).headers.get('etag')!;
      const headers = { 'if-none-match': etag };
      expect((await stack.send(list, {}, { ...options, headers })).status).toBe(304);
    }
  });

  it('sorts and pages with a Link header until nothing is left', async () => {
    const first = await stack.send(list, { limit: 1, sort: 'oldest' });
    expect(await first.json()).toMatchObject([{ id: paid.id }]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await fetch(stack.gatewayUrl + next);
    expect(await second.json()).toMatchObject([{ id: free.id }]);
    expect(second.headers.get('link')).toBeNull();
  });

  it('searches titles and short descriptions', async () => {
    expect((await stack.api(list, { q: 'GAMMA talk' })).map(({ id }) => id)).toEqual([paid.id]);
    expect(await stack.api(list, { q: 'nowhere' })).toEqual([]);
  });
});

describe('one episode', () => {
  it('tells members whether they own it, and guests nothing about ownership', async () => {
    const member = await stack.register();
    expect(await stack.api(get, { id: free.id }, member)).toMatchObject({ owned: true });
    expect(await stack.api(get, { id: paid.id }, member)).toMatchObject({ owned: false });
    const guest = await stack.send(get, { id: paid.id });
    expect(guest.headers.get('cache-control')).toContain('public');
    const body = await guest.json();
    expect(body).toMatchObject({ hasTranscript: true, fileSizeBytes: paid.audio!.sizeBytes });
    expect(body).not.toHaveProperty('owned');
    expect(JSON.stringify(body)).not.toContain(paid.audio!.key);
  });

  it('is not found when there is none', async () => {
    expect((await failureOf(stack.api(get, { id: 'nope' }))).status).toBe(404);
  });
});
