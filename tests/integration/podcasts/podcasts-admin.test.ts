import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEpisode } from '#functions/domain/podcasts/episode-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { buyPodcast } from '../../support/buy-podcast.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { fullAudio, samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const {
  listManaged,
  getManaged,
  create,
  update,
  remove,
  uploadArtwork,
  uploadPreview,
  uploadAudio,
} = podcastsAdminContract;
const { get, list } = podcastsContract;
const { paid } = samplePodcasts;

const fields = {
  title: 'The well that lied',
  shortDescription: 'A static level that was none.',
  longDescription: 'What a leaking casing does to a water table that nobody asked.',
  price: 2.5,
  transcript: 'WEBVTT\n\n00:00.000 --> 00:02.000\nA well.\n',
};

async function auditOf(id: string) {
  const { Items } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('audit'),
      KeyConditionExpression: '#month = :month',
      ExpressionAttributeNames: { '#month': 'month' },
      ExpressionAttributeValues: { ':month': new Date().toISOString().slice(0, 7) },
    }),
  );
  return (Items ?? [])
    .filter(({ target }) => target === `podcast#${id}`)
    .map(({ action, details, actorEmail }) => ({ action, details, actorEmail }));
}

describe('an episode that an administrator makes', () => {
  it('is a draft that only administrators see', async () => {
    const { _id: id } = await stack.api(create, fields, admin);
    expect((await failureOf(stack.api(get, { id }))).status).toBe(404);
    expect((await stack.api(list, { q: 'lied' })).length).toBe(0);
    const { rows, total } = await stack.api(listManaged, { q: 'lied' }, admin);
    expect([rows, total]).toMatchObject([[{ id, state: 'draft', hasAudio: false, price: 2.5 }], 1]);
    const managed = await stack.api(getManaged, { id }, admin);
    expect(managed).toMatchObject({ transcript: fields.transcript, state: 'draft' });
    expect(managed).not.toHaveProperty('fullAudioUrl');
  });

  it('is changed only by its form, and each change is logged', async () => {
    const { _id: id } = await stack.api(create, fields, admin);
    const { transcript: _, ...withoutTranscript } = fields;
    await stack.api(update, { id, ...withoutTranscript, price: 3 }, admin);
    expect(await getEpisode(id)).toMatchObject({ priceMinor: 300, transcript: fields.transcript });
    await stack.api(update, { id, ...fields, price: 3, transcript: '' }, admin);
    expect(await getEpisode(id)).not.toHaveProperty('transcript');
    await stack.api(update, { id, ...fields, price: 3, transcript: '' }, admin);
    const actorEmail = admin.email;
    expect(await auditOf(id)).toEqual([
      { action: 'podcast.create', details: { title: fields.title, price: '£2.50' }, actorEmail },
      { action: 'podcast.update', details: { price: '£2.50 → £3.00' }, actorEmail },
      { action: 'podcast.update', details: { transcript: expect.any(String) }, actorEmail },
    ]);
  });

  it('cannot have a price that Stripe refuses, or a transcript too large for a row', async () => {
    const cheap = await failureOf(stack.api(create, { ...fields, price: 0.1 }, admin));
    expect([cheap.status, Object.keys(cheap.fields ?? {})]).toEqual([400, ['price']]);
    const transcript = '泥'.repeat(150_000);
    const long = await failureOf(stack.api(create, { ...fields, transcript }, admin));
    expect(long.fields).toEqual({ transcript: 'The transcript must be at most 300 KB' });
  });
});

describe('an episode that is sold', () => {
  it('gives administrators a short-lived URL of its audio', async () => {
    const { fullAudioUrl } = await stack.api(getManaged, { id: paid.id }, admin);
    const response = await fetch(fullAudioUrl!);
    expect(response.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(Buffer.from(await response.arrayBuffer()).equals(fullAudio(paid))).toBe(true);
  });

  it('stays available to its buyers when it is removed, and to nobody else', async () => {
    const { buyer, sessionId } = await buyPodcast(stack);
    const { id } = paid;
    await stack.api(remove, { id }, admin);
    await stack.api(remove, { id }, admin);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['podcast.delete']);
    expect((await stack.api(list, {})).map((row) => row.id)).not.toContain(id);
    const other = await stack.register();
    expect((await failureOf(stack.api(get, { id }, other))).status).toBe(404);
    expect(await stack.api(get, { id }, buyer)).toMatchObject({ owned: true });
    const input = { resourceId: id, resourceType: 'podcast' as const, sessionId };
    const { token } = await stack.api(downloadsContract.token, input, buyer);
    expect((await stack.send(downloadsContract.podcast, { id, token })).status).toBe(302);
    expect((await failureOf(stack.api(getManaged, { id }, admin))).status).toBe(404);
    await stack.seedPodcasts();
  });
});

describe('files', () => {
  const mp3 = { fileName: 'the well.mp3', contentType: 'audio/mpeg', size: 90_000 };

  it('are posted straight to S3; each call says where they will be', async () => {
    const { id } = paid;
    const audio = await stack.api(uploadAudio, { id, ...mp3 }, admin);
    expect(audio.fileUrl).toBe(`/download/podcasts/${id}`);
    expect(audio.fields['Content-Type']).toBe('audio/mpeg');
    const preview = await stack.api(uploadPreview, { id, ...mp3 }, admin);
    expect(preview.previewUrl).toMatch(/^\/media\/podcasts\/.+\.mp3$/);
    const png = { fileName: 'cover.png', contentType: 'image/png', size: 9000 };
    const artwork = await stack.api(uploadArtwork, { id, ...png }, admin);
    expect(artwork.artworkUrl).toMatch(/^\/media\/podcasts\/.+-960\.webp$/);
  });

  it('of the wrong kind or size are refused with the texts of the form', async () => {
    const { id } = paid;
    const png = { id, fileName: 'cover.png', contentType: 'image/png', size: 9000 };
    const refusals = [
      stack.api(uploadPreview, png, admin),
      stack.api(uploadPreview, { id, ...mp3, size: 51 * 1024 ** 2 }, admin),
      stack.api(uploadArtwork, { id, ...mp3 }, admin),
      stack.api(uploadArtwork, { ...png, size: 6 * 1024 ** 2 }, admin),
    ];
    const texts = (await Promise.all(refusals.map(failureOf))).map(({ message }) => message);
    expect(texts).toEqual([
      expect.stringContaining('Please select an audio file (MP3, WAV, etc.)'),
      expect.stringContaining('Audio file size must be less than 50MB'),
      expect.stringContaining('Please select an image file (JPEG, PNG, etc.)'),
      expect.stringContaining('Image file size must be less than 5MB'),
    ]);
    expect((await failureOf(stack.api(uploadAudio, { ...mp3, id: 'nope' }, admin))).status).toBe(
      404,
    );
  });
});

describe('everybody else', () => {
  it('is refused', async () => {
    const member = await stack.register();
    expect((await failureOf(stack.api(create, fields, member))).code).toBe('forbidden');
    expect((await failureOf(stack.api(remove, { id: paid.id }, member))).code).toBe('forbidden');
    expect((await failureOf(stack.api(listManaged, {}))).code).toBe('not_signed_in');
  });
});
