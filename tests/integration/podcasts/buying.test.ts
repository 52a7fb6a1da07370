import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyPodcast, paidPodcast, startPodcastCheckout } from '../../support/buy-podcast.ts';
import { failureOf } from '../../support/failure-of.ts';
import { fullAudio, samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

const { create, verify, list } = purchaseContract;
const { podcast, podcastHead, token: tokenCall } = downloadsContract;
const { free } = samplePodcasts;
const { id } = paidPodcast;

async function tokenOf(buyer: { token: string }, sessionId: string): Promise<string> {
  const request = { resourceId: id, resourceType: 'podcast' as const, sessionId };
  return (await stack.api(tokenCall, request, buyer)).token;
}

async function locationOf(input: Parameters<typeof stack.send<typeof podcast>>[1]) {
  const response = await stack.send(podcast, input);
  if (response.status !== 302) await stack.api(podcast, input);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.headers.get('location')!;
}

describe('buying an episode', () => {
  it('goes from Checkout through verification to the audio, with a receipt by email', async () => {
    const buyer = await stack.register();
    const { url } = await stack.api(
      create,
      { resourceId: id, resourceType: 'podcast', returnUrl: `${stack.siteUrl}/podcasthub` },
      buyer,
    );
    const sessionId = new URL(url).pathname.split('/').at(-1)!;
    const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
    expect(session.amount_total).toBe(paidPodcast.priceMinor);
    expect(session.success_url).toBe(
      `${stack.siteUrl}/podcasthub?product_id=${id}&session_id={CHECKOUT_SESSION_ID}`,
    );
    await stack.stripe.pay(sessionId);
    const verified = await stack.api(verify, { sessionId, resourceId: id }, buyer);
    expect(verified).toMatchObject({ verified: true, resourceType: 'podcast', amountPaid: 3 });
    const audio = await fetch(await locationOf({ id, token: verified.downloadToken }));
    expect(Buffer.from(await audio.arrayBuffer()).equals(fullAudio(paidPodcast))).toBe(true);
    expect(await stack.api(list, {}, buyer)).toMatchObject([
      { resourceId: id, resourceType: 'podcast', title: paidPodcast.title, status: 'owned' },
    ]);
    const [mail] = await stack.waitForMails(buyer.email);
    expect(mail!.text).toContain(paidPodcast.title);
    expect(mail!.text).toContain(`${stack.siteUrl}/purchases`);
  });

  it('gives a double click the same session', async () => {
    const buyer = await stack.register();
    const clicks = Array.from({ length: 10 }, () => startPodcastCheckout(stack, buyer));
    expect(new Set(await Promise.all(clicks)).size).toBe(1);
  });

  it('is refused for an item that is owned, free, a draft or missing', async () => {
    const { buyer } = await buyPodcast(stack);
    const { audio: _audio, ...draft } = {
      ...paidPodcast,
      id: 'pod-draft',
      shelf: 'draft' as const,
    };
    await stack.seedPodcasts([draft]);
    const code = async (wanted: string) =>
      (await failureOf(startPodcastCheckout(stack, buyer, wanted))).code;
    expect(await code(id)).toBe('already_owned');
    expect(await code(free.id)).toBe('item_is_free');
    expect(await code(draft.id)).toBe('not_found');
    expect(await code('nope')).toBe('not_found');
  });

  it('is undone by a refund, for both audio and transcript', async () => {
    const { buyer, sessionId } = await buyPodcast(stack);
    const token = await tokenOf(buyer, sessionId);
    expect((await stack.send(podcastsContract.transcript, { id }, buyer)).status).toBe(200);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect((await failureOf(stack.api(podcast, { id, token }))).code).toBe('not_purchased');
    const transcript = stack.api(podcastsContract.transcript, { id }, buyer);
    expect((await failureOf(transcript)).code).toBe('not_purchased');
    expect(await stack.api(podcastsContract.get, { id }, buyer)).toMatchObject({ owned: false });
  });
});

describe('the audio of a free episode', () => {
  it('plays in the page for everybody, and is saved on request', async () => {
    const kind = async (download?: 'true' | 'false') => {
      const response = await fetch(await locationOf({ id: free.id, download }));
      await response.arrayBuffer();
      return response.headers.get('content-disposition')!.split(';')[0];
    };
    expect(await kind()).toBe('inline');
    expect(await kind('false')).toBe('inline');
    expect(await kind('true')).toBe('attachment');
  });

  it('supports seeking and HEAD, also under a name that ends in .mp3', async () => {
    const part = await fetch(await locationOf({ id: `${free.id}.mp3` }), {
      headers: { range: 'bytes=1000-1999' },
    });
    expect(part.status).toBe(206);
    const bytes = Buffer.from(await part.arrayBuffer());
    expect(bytes.equals(fullAudio(free).subarray(1000, 2000))).toBe(true);
    const asked = await fetch(`${stack.siteUrl}/download/podcasts/${free.id}.mp3`, {
      method: 'HEAD',
    });
    expect(asked.status).toBe(200);
    expect(asked.headers.get('content-length')).toBe(String(free.audio!.sizeBytes));
    expect(asked.headers.get('content-type')).toBe('audio/mpeg');
    expect(asked.headers.get('accept-ranges')).toBe('bytes');
  });
});

describe('the audio of a paid episode', () => {
  it('cannot be fetched without owning it, by any means', async () => {
    const { buyer, sessionId } = await buyPodcast(stack);
    const token = await tokenOf(buyer, sessionId);
    await stack.seedPodcasts([{ ...paidPodcast, id: 'pod-other' }]);
    const refuse = async (input: Parameters<typeof locationOf>[0]) =>
      (await failureOf(stack.api(podcast, input))).code;
    expect(await refuse({ id })).toBe('not_purchased');
    expect(await refuse({ id, download: 'false' })).toBe('not_purchased');
    expect(await refuse({ id: `${id}.mp3` })).toBe('not_purchased');
    expect(await refuse({ id, token: `${token}x` })).toBe('download_link_invalid');
    expect(await refuse({ id: 'pod-other', token })).toBe('download_link_invalid');
    expect((await stack.send(podcastHead, { id })).status).toBe(403);
    const object = `${stack.endpoints.s3}/${process.env['PRIVATE_BUCKET']}/${paidPodcast.audio!.key}`;
    expect((await fetch(object)).status).toBe(403);
    expect((await fetch(`${stack.siteUrl}/media/${paidPodcast.audio!.key}`)).status).toBe(404);
  });

  it('is saved under its own name with a token, and plays in the page on request', async () => {
    const { buyer, sessionId } = await buyPodcast(stack);
    const token = await tokenOf(buyer, sessionId);
    const saved = await fetch(await locationOf({ id, token }));
    await saved.arrayBuffer();
    expect(saved.headers.get('content-disposition')).toContain(
      'attachment; filename="gamma-ray.mp3"',
    );
    const played = await fetch(await locationOf({ id, token, download: 'false' }));
    await played.arrayBuffer();
    expect(played.headers.get('content-disposition')).toMatch(/^inline;/);
  });

  it('is for its buyer only, with the session in which they paid', async () => {
    const { sessionId } = await buyPodcast(stack);
    const other = await stack.register();
    expect((await failureOf(tokenOf(other, sessionId))).code).toBe('purchase_not_found');
  });
});
