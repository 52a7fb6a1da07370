import { DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import { tables, type TablePlan } from '#infra/tables.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { buyArticle, paidArticle } from '../buy-article.ts';
import { buyPodcast, paidPodcast } from '../buy-podcast.ts';
import { answerable, seedKnowledge } from '../chat-knowledge.ts';
import { postForm } from '../post-form.ts';
import { sampleArticles } from '../sample-articles.ts';
import { articleFields, registerAdmin } from '../sample-admin.ts';
import { pdfFile } from '../sample-files.ts';
import { testPassword } from '../test-members.ts';
import { useBounces } from '../uses/use-bounces.ts';
import { usePrivacy } from '../uses/use-privacy.ts';
import { alarm } from './alarm-flow.ts';
import { edge, edgeCache, edgeRequests } from './edge-flows.ts';
import { until } from './until.ts';
import { partnerOrigin, type TemplateStack } from './template-site.ts';

export type Flow = (stack: TemplateStack) => Promise<void>;

/** A buyer pays, Stripe's event grants the paper, the receipt arrives, and the file can be fetched. */
const store: Flow = async (stack) => {
  await stack.seedArticles();
  const { buyer, sessionId } = await buyArticle(stack);
  const { id } = paidArticle;
  expect(await stack.api(purchaseContract.list, {}, buyer)).toHaveLength(1);
  await stack.waitForMails(buyer.email);
  const { token } = await stack.api(downloadsContract.articleToken, { id, sessionId }, buyer);
  const redirect = await stack.send(downloadsContract.article, { id, token });
  expect(redirect.status).toBe(302);
  expect((await fetch(redirect.headers.get('location')!)).status).toBe(200);
};

/** A buyer's private feed leads to the audio of what they bought. */
const podcast: Flow = async (stack) => {
  await stack.seedPodcasts();
  const { buyer } = await buyPodcast(stack);
  const { url } = await stack.api(feedsContract.address, {}, buyer);
  const feed = await fetch(url);
  expect(await feed.text()).toContain(paidPodcast.id);
  const token = new URL(url).pathname.split('/')[2]!;
  const input = { token, id: `${paidPodcast.id}.mp3` };
  const audio = await stack.send(feedsContract.episode, input);
  expect((await fetch(audio.headers.get('location')!)).status).toBe(200);
};

/** A member asks the assistant and pays with the credits of their registration. */
const chat: Flow = async (stack) => {
  await seedKnowledge(stack);
  const { token } = await stack.register();
  const before = await stack.api(authContract.credits, {}, { token });
  await stack.api(chatContract.send, { message: answerable, requestId: 'request-1' }, { token });
  const after = await stack.api(authContract.credits, {}, { token });
  expect(after.credits).toBeLessThan(before.credits);
};

/** An admin adds a paper and uploads its file, which the media function accepts. */
const publish: Flow = async (stack) => {
  const admin = await registerAdmin(stack);
  const { create, uploadPdf } = articlesAdminContract;
  const { id } = await stack.api(create, articleFields, admin);
  const file = await pdfFile(1);
  const about = { fileName: 'paper.pdf', contentType: 'application/pdf', size: file.length };
  const started = await stack.api(uploadPdf, { id, ...about }, admin);
  const posted = await postForm(started.uploadUrl, started.fields, file);
  expect(posted.status).toBe(204);
  await until(async () => {
    const { state } = await stack.api(uploadsContract.get, { id: started.uploadId }, admin);
    return state === 'accepted';
  });
  await stack.api(articlesContract.get, { id });
};

/** What an admin changes is seen at once, although CloudFront keeps lists for a day. */
const invalidation: Flow = async (stack) => {
  await stack.seedArticles();
  const admin = await registerAdmin(stack);
  const list = async () => await (await fetch(`${stack.siteUrl}/api/articles`)).text();
  const { id } = Object.values(sampleArticles)[0]!;
  const title = 'Varves, counted again';
  expect(await list()).not.toContain(title);
  await stack.api(articlesAdminContract.update, { id, ...articleFields, title }, admin);
  await until(async () => (await list()).includes(title));
};

/** A visitor asks for their data to be erased, confirms by email, and an admin closes the request. */
const deletion: Flow = (stack) => usePrivacy(stack);

/** A member deletes their own account and cannot sign in again. */
const ownDeletion: Flow = async (stack) => {
  const { email, token } = await stack.register();
  await stack.api(accountContract.deleteAccount, { password: testPassword }, { token });
  await expect(stack.login(email)).rejects.toThrow();
};

/** Pages of the site may post to the private bucket. */
const bucketCors: Flow = async ({ endpoints, siteUrl }) => {
  const response = await fetch(`${endpoints.s3}/${localSettings.privateBucket}/`, {
    method: 'OPTIONS',
    headers: { origin: siteUrl, 'access-control-request-method': 'POST' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(siteUrl);
};

/** Pages of a partner may call the API with a token, and read the number of items. */
const apiCors: Flow = async ({ gatewayUrl }) => {
  const ask = (method: string, headers: Record<string, string>) =>
    fetch(`${gatewayUrl}/api/articles`, { method, headers: { origin: partnerOrigin, ...headers } });
  const preflight = await ask('OPTIONS', {
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(partnerOrigin);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  const response = await ask('GET', {});
  expect(response.headers.get('access-control-expose-headers')).toContain('x-total-count');
};

/** What no route has is answered with the API's own error. */
const unrouted: Flow = async ({ gatewayUrl }) => {
  const response = await fetch(`${gatewayUrl}/api/nothing-here`);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
};

/** Tokens, sessions and emails expire. */
const expiry: Flow = async ({ endpoints }) => {
  const { region, credentials, tablePrefix } = localSettings;
  const client = new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials });
  for (const [name, { timeToLive }] of Object.entries<TablePlan>(tables)) {
    const TableName = `${tablePrefix}-${name}`;
    const found = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect([name, found.TimeToLiveDescription?.AttributeName]).toEqual([name, timeToLive]);
  }
  client.destroy();
};

/** What runs by schedule, and how often. */
const schedules: Flow = async ({ plan }) => {
  expect(plan.schedules).toEqual({ sweep: 300, holds: 60, digest: 3600 });
};

/** The edge serves what is in the public bucket. */
const pictures: Flow = async ({ endpoints, siteUrl }) => {
  const { region, credentials, publicBucket: Bucket } = localSettings;
  const client = new S3Client({
    endpoint: endpoints.s3,
    region,
    credentials,
    forcePathStyle: true,
  });
  await client.send(new PutObjectCommand({ Bucket, Key: 'articles/cover.txt', Body: 'cover' }));
  client.destroy();
  const response = await fetch(`${siteUrl}/media/articles/cover.txt`);
  expect(await response.text()).toBe('cover');
};

/** An email bounces, another one is reported as spam: an administrator sees both and clears the first. */
const bounces: Flow = (stack) => useBounces(stack);

export const flows = {
  store,
  podcast,
  chat,
  publish,
  invalidation,
  deletion,
  ownDeletion,
  bucketCors,
  apiCors,
  unrouted,
  expiry,
  schedules,
  pictures,
  edge,
  edgeCache,
  edgeRequests,
  bounces,
  alarm,
};
