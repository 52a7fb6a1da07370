import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineLocal } from '#infra/doctor/examine-local.ts';

/** The error that DynamoDB returns for every table. */
let error: { __type: string; message: string };
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const isCall = request.method === 'POST';
    response.writeHead(isCall ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(isCall ? JSON.stringify(error) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the line of one check of a local stack that consists of this server. */
async function lineOf(check: string, endpoints: Record<string, string> = {}) {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const stack = { siteUrl: url, region: 'eu-west-2', credentials };
  const lines = await examineLocal(
    JSON.stringify({ ...stack, endpoints: { dynamodb: url, ...endpoints } }),
  );
  return lines.find((line) => line.check === check);
}

it('reports tables as missing if DynamoDB does not know them', async () => {
  const type = 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException';
  error = { __type: type, message: 'not found' };
  const line = await lineOf('tables');
  expect(line).toMatchObject({ state: 'failed' });
  expect(line!.says).toContain('These tables are missing: users');
});

it('does not report tables as missing that could not be read', async () => {
  const type = 'com.amazonaws.dynamodb.v20120810#UnrecognizedClientException';
  error = { __type: type, message: 'The security token is invalid' };
  expect(await lineOf('tables')).toMatchObject({
    state: 'unknown',
    says: 'The tables could not be checked: The security token is invalid.',
    next: 'npm start   (first stop the running one: Ctrl-C)',
  });
});

it('says why a server does not respond', async () => {
  const line = await lineOf('ses', { ses: 'http://127.0.0.1:1' });
  expect(line!.says).toBe('The local ses does not respond at http://127.0.0.1:1: bad port.');
});
