// @module-tag long

import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CreateGroupCommand,
  GetGroupCommand,
  ListGroupsCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorOf, openCognito, type OpenCognito } from '../../support/open-cognito.ts';

let cognito: OpenCognito;
beforeAll(async () => {
  cognito = await openCognito({ groups: ['admin', 'editor', 'writer'] });
});
afterAll(() => cognito.close());

const membership = (Username: string, GroupName: string) => ({
  ...cognito.pool,
  Username,
  GroupName,
});
const add = (email: string, group: string) =>
  cognito.client.send(new AdminAddUserToGroupCommand(membership(email, group)));
const remove = (email: string, group: string) =>
  cognito.client.send(new AdminRemoveUserFromGroupCommand(membership(email, group)));
const groupsOf = async (Username: string) => {
  const { Groups } = await cognito.client.send(
    new AdminListGroupsForUserCommand({ ...cognito.pool, Username }),
  );
  return Groups?.map(({ GroupName }) => GroupName);
};
const membersOf = (GroupName: string, more: { Limit?: number; NextToken?: string } = {}) =>
  cognito.client.send(new ListUsersInGroupCommand({ ...cognito.pool, GroupName, ...more }));

it('adds and removes a member at once, and accepts repetitions', async () => {
  const sub = await cognito.addUser('member@example.org');
  expect(await groupsOf('member@example.org')).toEqual([]);
  await add('MEMBER@example.org', 'admin');
  await add(sub, 'admin');
  expect(await groupsOf(sub)).toEqual(['admin']);
  expect((await membersOf('admin')).Users?.map(({ Username }) => Username)).toEqual([sub]);

  await remove('member@example.org', 'admin');
  await remove('member@example.org', 'admin');
  expect(await groupsOf(sub)).toEqual([]);
  expect((await membersOf('admin')).Users).toEqual([]);
});

it('lists the groups in the next token, and omits the claim without groups', async () => {
  await cognito.addUser('claims@example.org');
  const { accessToken, refreshToken } = await cognito.signIn('claims@example.org');
  expect(decodeJwt(accessToken)).not.toHaveProperty('cognito:groups');
  await add('claims@example.org', 'editor');
  await add('claims@example.org', 'admin');
  const { AccessToken = '', IdToken = '' } = await cognito.refresh(refreshToken);
  expect(decodeJwt(AccessToken)['cognito:groups']).toEqual(['admin', 'editor']);
  expect(decodeJwt(IdToken)['cognito:groups']).toEqual(['admin', 'editor']);
});

it('forgets the memberships of a deleted user', async () => {
  await cognito.addUser('leaver@example.org');
  await add('leaver@example.org', 'writer');
  await cognito.client.send(
    new AdminDeleteUserCommand({ ...cognito.pool, Username: 'leaver@example.org' }),
  );
  expect((await membersOf('writer')).Users).toEqual([]);
  await cognito.addUser('leaver@example.org');
  expect(await groupsOf('leaver@example.org')).toEqual([]);
});

it('has separate errors for unknown groups and unknown users', async () => {
  await cognito.addUser('lost@example.org');
  const noGroup = { name: 'ResourceNotFoundException', message: 'Group not found.' };
  const noUser = { name: 'UserNotFoundException', message: 'User does not exist.' };
  expect(await errorOf(add('lost@example.org', 'nothing'))).toEqual(noGroup);
  expect(await errorOf(remove('lost@example.org', 'nothing'))).toEqual(noGroup);
  expect(await errorOf(membersOf('nothing'))).toEqual(noGroup);
  expect(await errorOf(add('nobody@example.org', 'admin'))).toEqual(noUser);
  expect(await errorOf(groupsOf('nobody@example.org'))).toEqual(noUser);
});

it('pages through the members of a group', async () => {
  const subs = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    subs.push(await cognito.addUser(`${name}@pages.example.org`));
    await add(`${name}@pages.example.org`, 'writer');
  }
  const seen: (string | undefined)[] = [];
  const sizes: number[] = [];
  let NextToken: string | undefined;
  do {
    const page = await membersOf('writer', { Limit: 2, ...(NextToken && { NextToken }) });
    seen.push(...(page.Users ?? []).map(({ Username }) => Username));
    sizes.push(page.Users?.length ?? 0);
    NextToken = page.NextToken;
  } while (NextToken);
  expect(sizes).toEqual([2, 2, 1]);
  expect(seen).toEqual(subs);
});

it('creates a group once, shows it and lists it', async () => {
  const create = () =>
    cognito.client.send(
      new CreateGroupCommand({
        ...cognito.pool,
        GroupName: 'guests',
        Description: 'Guests',
        Precedence: 9,
      }),
    );
  await create();
  expect(await errorOf(create())).toEqual({
    name: 'GroupExistsException',
    message: 'A group with the name already exists.',
  });
  const { Group } = await cognito.client.send(
    new GetGroupCommand({ ...cognito.pool, GroupName: 'guests' }),
  );
  expect(Group).toMatchObject({
    GroupName: 'guests',
    UserPoolId: cognito.server.userPoolId,
    Description: 'Guests',
    Precedence: 9,
  });
  const first = await cognito.client.send(new ListGroupsCommand({ ...cognito.pool, Limit: 3 }));
  expect(first.Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin', 'editor', 'guests']);
  const { NextToken } = first;
  const second = await cognito.client.send(
    new ListGroupsCommand({ ...cognito.pool, Limit: 3, ...(NextToken && { NextToken }) }),
  );
  expect(second.Groups?.map(({ GroupName }) => GroupName)).toEqual(['writer']);
  expect(second.NextToken).toBeUndefined();
});
