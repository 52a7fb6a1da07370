// @module-tag long

import {
  AddCustomAttributesCommand,
  AdminGetUserCommand,
  ForgotPasswordCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cognitoCredentials,
  errorOf,
  openClient,
  openCognito,
  type OpenCognito,
} from '../../support/open-cognito.ts';

let cognito: OpenCognito;
beforeAll(async () => {
  cognito = await openCognito();
  await cognito.addUser('there@example.org');
});
afterAll(() => cognito.close());

const post = (operation: string, body: string, headers: Record<string, string> = {}) =>
  fetch(cognito.server.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
  });
const request = () => ({ ...cognito.pool, Username: 'there@example.org' });

describe('signatures of admin calls', () => {
  /** A signed request of the SDK, intercepted before it is sent. */
  async function signedHeaders(at = new Date()): Promise<Record<string, string>> {
    const client = openClient(cognito.server.url);
    let headers: Record<string, string> = {};
    client.config.systemClockOffset = at.getTime() - Date.now();
    client.middlewareStack.add(
      () => (args) => {
        headers = (args.request as { headers: Record<string, string> }).headers;
        return Promise.reject(new Error('caught'));
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await errorOf(client.send(new AdminGetUserCommand(request())));
    return Object.fromEntries(
      Object.entries(headers).filter(([name]) => !['host', 'content-length'].includes(name)),
    );
  }
  const answerTo = async (headers: Record<string, string>, body = JSON.stringify(request())) => {
    const response = await post('AdminGetUser', body, headers);
    return { status: response.status, type: response.headers.get('x-amzn-errortype') };
  };

  it('accepts signatures of the SDK', async () => {
    expect(await answerTo(await signedHeaders())).toEqual({ status: 200, type: null });
  });

  it('refuses an unsigned call', async () => {
    const response = await post('AdminGetUser', JSON.stringify(request()));
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
    expect(await response.json()).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
  });

  it('refuses another secret and another access key', async () => {
    const call = (credentials: typeof cognitoCredentials) =>
      errorOf(openClient(cognito.server.url, credentials).send(new AdminGetUserCommand(request())));
    const wrongSecret = await call({ ...cognitoCredentials, secretAccessKey: 'another' });
    expect(wrongSecret.name).toBe('InvalidSignatureException');
    expect(wrongSecret.message).toMatch(/^The request signature we calculated does not match/);
    expect(await call({ ...cognitoCredentials, accessKeyId: 'another' })).toEqual({
      name: 'UnrecognizedClientException',
      message: 'The security token included in the request is invalid.',
    });
  });

  it('refuses a signature of another request', async () => {
    const headers = await signedHeaders();
    const refused = { status: 400, type: 'InvalidSignatureException' };
    const other = JSON.stringify({ ...request(), Username: 'other@example.org' });
    expect(await answerTo(headers, other)).toEqual(refused);
    const target = 'AWSCognitoIdentityProviderService.AdminDeleteUser';
    expect(await answerTo({ ...headers, 'x-amz-target': target })).toEqual(refused);
    expect(await answerTo({ ...headers, 'x-amz-more': 'unsigned' })).toEqual(refused);
    const authorization = headers['authorization'] ?? '';
    const elsewhere = authorization.replace('/eu-west-2/', '/eu-west-1/');
    expect(await answerTo({ ...headers, authorization: elsewhere })).toEqual(refused);
  });

  it('refuses a signature more than five minutes old or in the future', async () => {
    for (const minutes of [-6, 6]) {
      const headers = await signedHeaders(new Date(Date.now() + minutes * 60_000));
      expect(await answerTo(headers)).toEqual({ status: 400, type: 'InvalidSignatureException' });
    }
    const headers = await signedHeaders(new Date(Date.now() - 4 * 60_000));
    expect(await answerTo(headers)).toEqual({ status: 200, type: null });
  });

  it('refuses a malformed signature', async () => {
    expect(await answerTo({ authorization: 'Bearer abc' })).toEqual({
      status: 400,
      type: 'IncompleteSignatureException',
    });
  });
});

it('needs no signature for calls with a token', async () => {
  const { accessToken } = await cognito.signIn('there@example.org');
  const { UserAttributes } = await cognito.client.send(
    new GetUserCommand({ AccessToken: accessToken }),
  );
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'there@example.org' });
  const response = await post('GetUser', JSON.stringify({ AccessToken: accessToken }));
  expect(response.status).toBe(200);
});

it('names an unsupported operation', async () => {
  const forgot = new ForgotPasswordCommand({ ClientId: 'any', Username: 'there@example.org' });
  expect(await errorOf(cognito.client.send(forgot))).toEqual({
    name: 'UnknownOperationException',
    message: 'No such operation here: ForgotPassword',
  });
  const add = new AddCustomAttributesCommand({ ...cognito.pool, CustomAttributes: [] });
  expect((await errorOf(cognito.client.send(add))).message).toMatch(/AddCustomAttributes$/);
  expect((await post('constructor', '{}')).status).toBe(400);
});

it('explains a malformed request', async () => {
  const read = async (response: Response) => (await response.json()) as { __type: string };
  expect((await read(await post('GetUser', '{'))).__type).toBe('SerializationException');
  expect((await read(await post('GetUser', '{"AccessToken":1}'))).__type).toBe(
    'SerializationException',
  );
  expect(await read(await post('GetUser', '{}'))).toEqual({
    __type: 'InvalidParameterException',
    message:
      "1 validation error detected: Value at 'accessToken' failed to satisfy constraint: Member must not be null",
  });
  expect((await fetch(`${cognito.server.url}/elsewhere`)).status).toBe(404);
});
