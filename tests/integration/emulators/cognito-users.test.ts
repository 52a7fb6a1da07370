// @module-tag long

import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, openCognito, password, type OpenCognito } from '../../support/open-cognito.ts';

let cognito: OpenCognito;
beforeAll(async () => {
  cognito = await openCognito();
});
afterAll(() => cognito.close());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const create = (Username: string, more: object = {}) =>
  cognito.client.send(
    new AdminCreateUserCommand({ ...cognito.pool, Username, MessageAction: 'SUPPRESS', ...more }),
  );
const get = (Username: string) =>
  cognito.client.send(new AdminGetUserCommand({ ...cognito.pool, Username }));
const setPassword = (Username: string, Password: string) =>
  cognito.client.send(
    new AdminSetUserPasswordCommand({ ...cognito.pool, Username, Password, Permanent: true }),
  );

describe('creating a user', () => {
  it('names the user by a UUID, and finds them by UUID and by email in any case', async () => {
    const { User } = await create('Ada@Example.org', {
      UserAttributes: [
        { Name: 'email', Value: 'Ada@Example.org' },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
    expect(User?.Username).toMatch(uuid);
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    expect(User?.Enabled).toBe(true);
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    expect(Math.abs(Number(User?.UserCreateDate) - Date.now())).toBeLessThan(60_000);
    expect(User?.Attributes).toEqual([
      { Name: 'email', Value: 'Ada@Example.org' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'sub', Value: User?.Username },
    ]);
    for (const name of ['ada@example.org', 'ADA@EXAMPLE.ORG', User?.Username ?? '']) {
      const found = await get(name);
      expect(found.Username).toBe(User?.Username);
      expect(found.UserAttributes).toEqual(User?.Attributes);
    }
  });

  it('lets exactly one of 100 parallel calls succeed, whatever the case of the email', async () => {
    const base = 'crowded@example.org';
    const spellings = Array.from({ length: 100 }, (_, index) =>
      [...base].map((c, at) => ((index >> (at % 7)) & 1 ? c.toUpperCase() : c)).join(''),
    );
    expect(new Set(spellings).size).toBe(100);
    const outcomes = await Promise.allSettled(
      spellings.map((email) => create(email, { TemporaryPassword: password })),
    );
    const errors = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(errors).toHaveLength(99);
    expect(new Set(errors.map(({ reason }) => (reason as Error).name))).toEqual(
      new Set(['UsernameExistsException']),
    );
    const { Users } = await cognito.client.send(
      new ListUsersCommand({ ...cognito.pool, Filter: `email = "${base}"` }),
    );
    expect(Users).toHaveLength(1);
  });

  it.each([
    ['a name that is no email', 'ada', {}, 'InvalidParameterException'],
    ['an invitation', 'i@example.org', { MessageAction: 'RESEND' }, 'InvalidParameterException'],
    [
      'an attribute outside the schema',
      'c@example.org',
      { UserAttributes: [{ Name: 'custom:plan', Value: 'x' }] },
      'InvalidParameterException',
    ],
    [
      "a sub of the caller's choice",
      's@example.org',
      { UserAttributes: [{ Name: 'sub', Value: 'x' }] },
      'InvalidParameterException',
    ],
    [
      'a short temporary password',
      't@example.org',
      { TemporaryPassword: 'short' },
      'InvalidPasswordException',
    ],
    [
      'another pool',
      'p@example.org',
      { UserPoolId: 'eu-west-2_another00' },
      'ResourceNotFoundException',
    ],
  ])('refuses %s', async (_, email, more, name) => {
    expect((await errorOf(create(email, more))).name).toBe(name);
    expect((await errorOf(get(email))).name).toBe('UserNotFoundException');
  });
});

describe('passwords', () => {
  it.each([
    [
      '12345',
      'InvalidPasswordException',
      /^Password did not conform with policy: Password not long enough$/,
    ],
    [' padded ', 'InvalidParameterException', /failed to satisfy constraint.*regular expression/],
    ['x'.repeat(257), 'InvalidParameterException', /length less than or equal to 256/],
  ])('refuses %j', async (text, name, message) => {
    await cognito.addUser(`${text.length}@example.org`);
    const error = await errorOf(setPassword(`${text.length}@example.org`, text));
    expect(error).toEqual({ name, message: expect.stringMatching(message) as string });
    await cognito.signIn(`${text.length}@example.org`);
  });

  it('accepts six plain characters, and 256', async () => {
    await cognito.addUser('plain@example.org');
    for (const text of ['aaaaaa', 'x'.repeat(256), 'mit Lücken ☃']) {
      await setPassword('plain@example.org', text);
      await cognito.signIn('plain@example.org', text);
    }
  });
});

describe('attributes', () => {
  it('moves the sign-in to a new, unverified email', async () => {
    await create('old@example.org', {
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    });
    const update = (Username: string, Name: string, Value: string) =>
      cognito.client.send(
        new AdminUpdateUserAttributesCommand({
          ...cognito.pool,
          Username,
          UserAttributes: [{ Name, Value }],
        }),
      );
    await update('old@example.org', 'email', 'new@example.org');
    const { UserAttributes } = await get('NEW@example.org');
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'new@example.org' });
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
    expect((await errorOf(get('old@example.org'))).name).toBe('UserNotFoundException');

    await update('new@example.org', 'given_name', 'Nora');
    await create('taken@example.org');
    expect(await errorOf(update('new@example.org', 'email', 'Taken@example.org'))).toEqual({
      name: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    });
    const unchanged = await get('new@example.org');
    expect(unchanged.UserAttributes).toContainEqual({ Name: 'given_name', Value: 'Nora' });
  });
});

describe('an unknown user', () => {
  it('is a UserNotFoundException in admin calls, also after a deletion', async () => {
    await create('gone@example.org');
    await cognito.client.send(
      new AdminDeleteUserCommand({ ...cognito.pool, Username: 'Gone@example.org' }),
    );
    const expected = { name: 'UserNotFoundException', message: 'User does not exist.' };
    expect(await errorOf(get('gone@example.org'))).toEqual(expected);
    expect(await errorOf(setPassword('never@example.org', password))).toEqual(expected);
    const { User } = await create('gone@example.org');
    expect(User?.Username).toMatch(uuid);
  });
});

it('describes its pool and client', async () => {
  const { UserPool } = await cognito.client.send(new DescribeUserPoolCommand(cognito.pool));
  expect(UserPool).toMatchObject({
    Id: 'eu-west-2_outcrop01',
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    Policies: { PasswordPolicy: { MinimumLength: 6, RequireSymbols: false } },
  });
  const describeClient = (ClientId: string) =>
    cognito.client.send(new DescribeUserPoolClientCommand({ ...cognito.pool, ClientId }));
  const { UserPoolClient } = await describeClient(cognito.server.clientId);
  expect(UserPoolClient?.ClientId).toMatch(/^[a-z0-9]{26}$/);
  expect(UserPoolClient).toMatchObject({
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 900,
    TokenValidityUnits: { AccessToken: 'seconds' },
  });
  expect(await errorOf(describeClient('another'))).toEqual({
    name: 'ResourceNotFoundException',
    message: 'User pool client another does not exist.',
  });
});
