import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { readFeed } from '../../support/read-feed.ts';
import { fullAudio, sampleAudio, samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

const { free, paid } = samplePodcasts;
const readPublic = async () => {
  const response = await stack.send(feedsContract.public, {});
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  return response.text();
};

describe('the public feed', () => {
  it('has free episodes in full and paid ones as trailers, with enclosures of the right length', async () => {
    const { item, ...channel } = readFeed(await readPublic());
    expect(channel['atom:link']).toMatchObject({ href: `${stack.siteUrl}/feeds/podcast.xml` });
    expect(channel).not.toHaveProperty('itunes:block');
    const [full, trailer] = item;
    expect(item).toHaveLength(2);
    expect(full).toMatchObject({
      title: free.title,
      guid: { text: free.id },
      'itunes:episodeType': 'full',
      'itunes:duration': '75',
      enclosure: { url: `${stack.siteUrl}/download/podcasts/${free.id}.mp3`, type: 'audio/mpeg' },
      'itunes:image': { href: `${stack.siteUrl}${free.feedArtworkUrl}` },
      'podcast:transcript': {
        url: `${stack.siteUrl}/api/podcasts/${free.id}/transcript`,
        type: 'text/vtt',
      },
    });
    expect(full!.description).toBe(
      '<p>What would be told, if somebody spoke.</p><p>It has two paragraphs.</p>',
    );
    expect(trailer).toMatchObject({
      title: `Preview: ${paid.title}`,
      guid: { text: `${paid.id}-preview` },
      'itunes:episodeType': 'trailer',
      'itunes:duration': '40',
    });
    expect(trailer).not.toHaveProperty('podcast:transcript');
    for (const [{ enclosure }, bytes] of [
      [full!, fullAudio(free)],
      [trailer!, sampleAudio.preview.bytes],
    ] as const) {
      const audio = await fetch(enclosure.url);
      expect(audio.headers.get('content-type')).toBe(enclosure.type);
      const body = Buffer.from(await audio.arrayBuffer());
      expect(body.length).toBe(Number(enclosure.length));
      expect(body.equals(bytes)).toBe(true);
    }
  });

  it('has no private URL', async () => {
    const xml = await readPublic();
    for (const secret of [paid.audio!.key, free.audio!.key, 'X-Amz', 'token', 'private']) {
      expect(xml).not.toContain(secret);
    }
    expect(xml).not.toContain(`/download/podcasts/${paid.id}`);
  });

  it('is not sent again to a client that has it cached, and supports HEAD', async () => {
    const first = await stack.send(feedsContract.public, {});
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    const headers = { 'if-none-match': etag };
    expect((await stack.send(feedsContract.public, {}, { headers })).status).toBe(304);
    const head = await stack.send(feedsContract.publicHead, {});
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
    await stack.seedPodcasts([
      { ...free, id: 'pod-next', publishedAt: '2026-09-01T09:00:00.000Z' },
    ]);
    const next = await stack.send(feedsContract.public, {}, { headers });
    expect(next.status).toBe(200);
    expect(readFeed(await next.text()).item.map(({ guid }) => guid.text)).toEqual([
      'pod-next',
      free.id,
      `${paid.id}-preview`,
    ]);
  });

  it('stays well-formed whatever an episode is called', async () => {
    const title = 'Sand & "clay" </title> ]]> \u0000\u000b\ud83d <b>';
    await stack.seedPodcasts([{ ...free, id: 'pod-odd', title, longDescription: title }]);
    const odd = readFeed(await readPublic()).item.find(({ guid }) => guid.text === 'pod-odd');
    expect(odd?.title).toBe('Sand & "clay" </title> ]]> \ufffd <b>');
    expect(odd?.description).toContain('&lt;/title&gt;');
    expect(odd?.description).not.toContain('<b>');
  });

  it('has the tags of an episode as categories, also for a preview', async () => {
    const tags = ['R&D', '<b>50 %</b> "x" }'];
    await stack.seedPodcasts([
      { ...free, id: 'pod-tagged', tags },
      { ...paid, id: 'pod-paid-tagged', tags: ['Archie'] },
    ]);
    const { item } = readFeed(await readPublic());
    const categoryOf = (id: string) => item.find(({ guid }) => guid.text === id)?.category;
    expect(categoryOf('pod-tagged')).toEqual(tags);
    expect(categoryOf('pod-paid-tagged-preview')).toBe('Archie');
    expect(categoryOf(free.id)).toBeUndefined();
  });

  it('omits drafts, removed episodes and those without audio', async () => {
    const before = readFeed(await readPublic()).item.length;
    const { preview: _, ...silent } = { ...paid, id: 'pod-silent' };
    const { shelf: _shelf, ...removed } = { ...free, id: 'pod-removed' };
    await stack.seedPodcasts([silent, removed, { ...free, id: 'pod-draft', shelf: 'draft' }]);
    expect(readFeed(await readPublic()).item).toHaveLength(before);
  });
});
