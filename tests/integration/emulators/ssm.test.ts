import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSsm, type SsmServer } from '@outcrop/emulators/ssm';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
let server: SsmServer;
let client: SSMClient;

beforeAll(async () => {
  server = await startSsm({ parameters: { '/outcrop/key': 'a secret' } });
  client = new SSMClient({ endpoint: server.url, region: 'eu-west-2', credentials });
});

afterAll(async () => {
  client.destroy();
  await server.close();
});

it('returns a parameter by its name', async () => {
  const { Parameter } = await client.send(new GetParameterCommand({ Name: '/outcrop/key' }));
  expect(Parameter).toMatchObject({ Type: 'SecureString', Value: 'a secret' });
});

it('has only the parameters that it was given', async () => {
  const missing = client.send(new GetParameterCommand({ Name: '/outcrop/other' }));
  await expect(missing).rejects.toMatchObject({ name: 'ParameterNotFound' });
});

it.each(['', '{', 'null', '[]'])('refuses the body %j and keeps running', async (body) => {
  const headers = { 'x-amz-target': 'AmazonSSM.GetParameter', authorization: 'AWS4-HMAC-SHA256' };
  const signal = AbortSignal.timeout(2000);
  const response = await fetch(server.url, { method: 'POST', headers, body, signal });
  expect(response.status).toBe(400);
});
