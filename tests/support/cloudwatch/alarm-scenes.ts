import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { vi } from 'vitest';
import { env } from '#functions/platform/env.ts';
import {
  getLock,
  getOrder,
  lockKey,
  placeOrder,
} from '#functions/domain/orders/order-repository.ts';
import { functionNames } from '#infra/function-plan.ts';
import { scanResultEvent } from '@outcrop/emulators/guardduty/scan-result-event.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { payUnnoticed } from '../pay-unnoticed.ts';
import { refuseWebhook } from '../refuse-webhook.ts';
import { pngFile } from '../sample-files.ts';
import { createUploads } from '../upload-file.ts';
import type { AlarmBench } from './open-alarm-bench.ts';
import { whileTablesFail } from '../while-tables-fail.ts';
import { certificateEnds, openSecureSite } from './secure-site.ts';

export type Scene = (bench: AlarmBench) => Promise<void> | void;

const minute = 60_000;

/** Moves the clock to a time, and keeps it there. */
function setClock(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
}

/** Makes a run fail: its event is null and every table request fails. */
const crash =
  (group: string): Scene =>
  ({ stack }) =>
    whileTablesFail(new Error('No table answers.'), () =>
      stack.invoke(group, null).catch(() => undefined),
    );

const crashes = Object.fromEntries(
  functionNames.map((group) => [`${group}-errors`, crash(group)] as const),
);

/** Makes a run fail for good: its event arrives in the dead-letter queues of the template. */
const giveUp =
  (group: string): Scene =>
  async (bench) => {
    await crash(group)(bench);
    for (const QueueName of bench.deadLettersAfterFailure(group)) {
      bench.report('AWS/SQS', 'ApproximateNumberOfMessagesVisible', { QueueName }, 1);
    }
  };

const queued = {
  'bounces-failed': giveUp('bounces'),
  'digest-failed': giveUp('digest'),
  'holds-failed': giveUp('holds'),
  'mail-failed': giveUp('mail'),
  'media-failed': giveUp('media'),
  'previews-failed': giveUp('previews'),
  'publish-failed': giveUp('publish'),
  'sweep-failed': giveUp('sweep'),
};

/** Sets off each alarm of the template, by its name. */
export const alarmScenes: Record<string, Scene> = {
  ...crashes,
  ...queued,

  'webhook-refused': ({ stack }) => refuseWebhook(stack),

  /** The order is not what was paid for, so that neither webhook nor sweep may grant it. */
  async 'payments-waiting'({ stack }) {
    const sessionId = await payUnnoticed(stack);
    const { metadata } = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
    const order = (await getOrder(metadata!['orderId']!))!;
    const quote = { ...order.quote!, subtotalMinor: 9900 };
    await placeOrder({ ...order, quote }, await getLock(lockKey(order)));
    setClock(Date.now() + 11 * minute);
    await stack.invoke('sweep', {});
  },

  async 'sweep-missing'({ stack }) {
    await stack.invoke('sweep', {});
    setClock(Date.now() + 15 * minute);
  },

  async 'media-rejected'({ stack }) {
    const uploads = await createUploads(stack);
    const itemId = await uploads.draft('articles', 'with-bad-files');
    const file = await pngFile(60, 40);
    for (let count = 0; count < 3; count++) {
      await uploads.send({ kind: 'article-pdf', itemId, file });
    }
  },

  async 'malware-found'({ stack }) {
    const uploads = await createUploads(stack);
    const itemId = await uploads.draft('articles', 'with-malware');
    const started = await uploads.open({ kind: 'article-pdf', itemId, file: Buffer.alloc(10) });
    const { incomingKey: key } = await uploads.rowOf(started.uploadId);
    const { privateBucket: bucket, region } = localSettings;
    const found = scanResultEvent({ bucket, key, etag: '1' }, 'THREATS_FOUND', region);
    await stack.invoke('media', found);
  },

  async 'table-throttles'({ stack }) {
    const busy = new ProvisionedThroughputExceededException({ message: 'Busy', $metadata: {} });
    await whileTablesFail(busy, async () => {
      for (let count = 0; count < 2; count++) {
        await stack.send(articlesContract.get, { id: `unknown-${count}` });
      }
    });
  },

  /** Each run says that little of its time is left. */
  async 'slow-runs'({ runLate }) {
    for (const group of ['articles', 'holds', 'purchase']) await runLate(group);
  },

  async 'site-unreachable'({ stack }) {
    const siteUrl = env().SITE_URL;
    env().SITE_URL = 'http://127.0.0.1:9';
    const start = Math.floor(Date.now() / (5 * minute)) * 5 * minute;
    for (const later of [1, 6]) {
      setClock(start + later * minute);
      await stack.invoke('sweep', {});
    }
    env().SITE_URL = siteUrl;
  },

  async 'certificate-ends'({ stack }) {
    const siteUrl = env().SITE_URL;
    const site = await openSecureSite();
    env().SITE_URL = site.url;
    setClock(certificateEnds - 29.5 * 24 * 60 * minute);
    await stack.invoke('sweep', {});
    env().SITE_URL = siteUrl;
    await site.close();
  },

  async 'replies-failed'({ ask }) {
    for (let count = 0; count < 3; count++) {
      await ask(() => Promise.reject(new Error('The model is gone.')));
    }
  },

  async 'reply-tokens'({ ask, assistant }) {
    const tokens = assistant.dailyTokensAlarm;
    await ask(() => Promise.resolve({ tokens }));
  },

  async 'api-5xx'({ stack, report, apiId }) {
    await whileTablesFail(new Error('No table answers.'), async () => {
      for (let count = 0; count < 5; count++) {
        const { status } = await stack.send(articlesContract.get, { id: 'unknown' });
        if (status >= 500) report('AWS/ApiGateway', '5xx', { ApiId: apiId }, 1);
      }
    });
  },

  // The local stack cannot play these: API Gateway, Lambda, SES and CloudFront report them by themselves.
  'api-slow': ({ report, apiId }) => {
    const start = Math.floor(Date.now() / (5 * minute)) * 5 * minute;
    for (const later of [1, 6, 11]) {
      setClock(start + later * minute);
      report('AWS/ApiGateway', 'Latency', { ApiId: apiId }, 15_500);
    }
  },
  throttles: ({ report }) => void report('AWS/Lambda', 'Throttles', {}, 1),
  'bounce-rate': ({ report }) => void report('AWS/SES', 'Reputation.BounceRate', ofStage, 0.06),
  'complaint-rate': ({ report }) =>
    void report('AWS/SES', 'Reputation.ComplaintRate', ofStage, 0.002),
  'edge-5xx': ({ report, distributionId }) => {
    const start = Math.floor(Date.now() / (5 * minute)) * 5 * minute;
    for (const later of [1, 6, 11]) {
      setClock(start + later * minute);
      const dimensions = { DistributionId: distributionId, Region: 'Global' };
      report('AWS/CloudFront', '5xxErrorRate', dimensions, 20);
    }
  },
};

const ofStage = { 'ses:configuration-set': 'outcrop-prod' };
