import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** The server's responses to the next requests; all other requests get a row. */
let refusals = 0;
const sent: string[] = [];
const server = createServer((request, response) => {
  sent.push(String(request.headers['x-amz-target']));
  request.resume().on('end', () => {
    const isRefused = refusals-- > 0;
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(isRefused ? conflict : row);
  });
});
const conflict = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
  message: 'Transaction is ongoing for the item',
});
const row = JSON.stringify({ Attributes: { newItemsFor: { S: 'yes' } } });
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
vi.stubEnv('AWS_REGION', 'eu-west-1');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing');

const { chooseMails } = await import('#functions/domain/members/choose-mails.ts');
const { putWaitlistRow } = await import('#functions/domain/waitlist/waitlist-repository.ts');

beforeEach(() => void (sent.length = 0));
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const place = { list: 'proposal' as const, email: 'a@example.test', joinedAt: '2026-11-22' };

// DynamoDB's response to a single write to a row that a transaction is about to change; the local server makes the
// write wait instead.
it('are repeated when they meet a transaction', async () => {
  refusals = 2;
  await putWaitlistRow(place);
  expect(sent).toEqual(Array(3).fill('DynamoDB_20120810.PutItem'));
  sent.length = 0;
  refusals = 1;
  const chosen = await chooseMails('a-member', { newItems: true });
  expect(chosen).toEqual({ newItems: true, newEditions: true });
  expect(sent).toEqual(Array(2).fill('DynamoDB_20120810.UpdateItem'));
});

it('give up if the conflicts do not end', async () => {
  refusals = 100;
  await expect(putWaitlistRow(place)).rejects.toThrow(TransactionConflictException);
  expect(sent).toHaveLength(8);
});
