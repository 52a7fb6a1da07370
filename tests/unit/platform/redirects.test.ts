import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { generateText } from 'ai';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Redirects everyone to the other server, as a hijacked service might. */
let redirecting: Server;
let elsewhere: Server;
/** Requests to the place where none should go. */
const arrived: string[] = [];
let asked = 0;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let endpoint: string;
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  const target = await listen(elsewhere);
  redirecting = createServer((request, response) => {
    asked++;
    request.resume();
    response.writeHead(307, { location: `${target}${request.url}` }).end();
  });
  endpoint = await listen(redirecting);
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_MAX_ATTEMPTS: '1',
    STRIPE_API_BASE: endpoint,
    SITE_URL: endpoint,
  })) {
    vi.stubEnv(name, value);
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  redirecting.close();
  elsewhere.close();
});

/** Every client with which the functions make requests. */
const calls: [name: string, call: () => Promise<unknown>][] = [
  [
    'DynamoDB',
    async () => {
      const { dynamo } = await import('#functions/platform/dynamo.ts');
      return dynamo.send(new GetCommand({ TableName: 'orders', Key: { id: '1' } }));
    },
  ],
  [
    'S3',
    async () => {
      const { s3 } = await import('#functions/platform/s3.ts');
      return s3.send(new GetObjectCommand({ Bucket: 'private', Key: 'paper.pdf' }));
    },
  ],
  [
    'Cognito',
    async () => {
      const { cognito } = await import('#functions/domain/members/user-pool.ts');
      return cognito.send(new ListUsersCommand({ UserPoolId: 'eu-west-1_1' }));
    },
  ],
  // Created as in their functions.
  [
    'SES',
    () => new SESv2Client({}).send(new SendEmailCommand({ Content: {}, FromEmailAddress: 'a@b' })),
  ],
  ['SSM', () => new SSMClient({}).send(new GetParameterCommand({ Name: '/outcrop/prod/key' }))],
  [
    'CloudFront',
    () =>
      new CloudFrontClient({ region: 'us-east-1' }).send(
        new CreateInvalidationCommand({
          DistributionId: 'E1',
          InvalidationBatch: { CallerReference: '1', Paths: { Quantity: 1, Items: ['/*'] } },
        }),
      ),
  ],
  [
    'Stripe',
    async () => {
      const { stripe } = await import('#functions/platform/stripe-client.ts');
      return (await stripe()).checkout.sessions.retrieve('cs_1', {}, { maxNetworkRetries: 0 });
    },
  ],
  [
    'a model behind a URL',
    async () => {
      const { openModel } = await import('#functions/domain/assistant/model/models.ts');
      const config = { kind: 'openai-compatible', baseUrl: endpoint, model: 'm' } as const;
      const model = await openModel(config, () => Promise.resolve('the-key'));
      return generateText({ model, prompt: 'Hello', maxRetries: 0 });
    },
  ],
];

it.each(calls)('%s is not followed to another host', async (_name, call) => {
  const before = asked;
  await expect(call()).rejects.toThrow();
  expect(asked).toBe(before + 1);
  expect(arrived).toEqual([]);
});

it("the sweep looks at the site's own host only", async () => {
  const before = asked;
  const { visitSite } = await import('#functions/sweep/visit-site.ts');
  await visitSite();
  expect(asked).toBe(before + 2);
  expect(arrived).toEqual([]);
});
