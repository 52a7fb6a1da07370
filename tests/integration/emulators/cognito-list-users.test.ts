// @module-tag long

import { ListUsersCommand, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorOf, openCognito, type OpenCognito } from '../../support/open-cognito.ts';

let cognito: OpenCognito;
let subs: string[];
const emails = Array.from({ length: 65 }, (_, index) => `user-${index}@example.org`);

beforeAll(async () => {
  cognito = await openCognito();
  subs = [];
  for (const email of emails) subs.push(await cognito.addUser(email));
});
afterAll(() => cognito.close());

const list = (input: object = {}) =>
  cognito.client.send(new ListUsersCommand({ ...cognito.pool, ...input }));
const namesOf = async (input: object) => (await list(input)).Users?.map(({ Username }) => Username);

it('returns at most 60 users, and the rest with the token', async () => {
  const first = await list();
  expect(first.Users).toHaveLength(60);
  const second = await list({ PaginationToken: first.PaginationToken });
  expect(second.Users?.map(({ Username }) => Username)).toEqual(subs.slice(60));
  expect(second.PaginationToken).toBeUndefined();
});

it("lists each user once with the SDK's paginator, even while users are added", async () => {
  const seen: (string | undefined)[] = [];
  const sizes: number[] = [];
  for await (const page of paginateListUsers(
    { client: cognito.client, pageSize: 16 },
    { ...cognito.pool, Filter: 'email ^= "user-"' },
  )) {
    seen.push(...(page.Users ?? []).map(({ Username }) => Username));
    sizes.push(page.Users?.length ?? 0);
    if (sizes.length === 1) await cognito.addUser('another@example.org');
  }
  expect(sizes).toEqual([16, 16, 16, 16, 1]);
  expect(seen).toEqual(subs);
});

it('filters on email, sub and username, exactly or by prefix', async () => {
  expect(await namesOf({ Filter: 'email = "USER-7@example.org"' })).toEqual([subs[7]]);
  expect(await namesOf({ Filter: 'email ^= "user-6"' })).toEqual([subs[6], ...subs.slice(60)]);
  expect(await namesOf({ Filter: `sub = "${subs[3]}"` })).toEqual([subs[3]]);
  expect(await namesOf({ Filter: `username ^= "${subs[4]?.slice(0, 30)}"` })).toEqual([subs[4]]);
  expect(await namesOf({ Filter: 'email = "user-7"' })).toEqual([]);
  expect(await namesOf({ Filter: 'email ^= "%"' })).toEqual([]);
});

it('returns the requested attributes', async () => {
  const { Users } = await list({ Filter: `sub = "${subs[0]}"`, AttributesToGet: ['email'] });
  expect(Users?.[0]?.Attributes).toEqual([{ Name: 'email', Value: 'user-0@example.org' }]);
});

it.each([
  [{ Limit: 61 }, /'limit' failed to satisfy constraint.*less than or equal to 60/],
  [{ Filter: 'email' }, /parsing filter/],
  [{ Filter: 'email = user' }, /parsing filter/],
  [{ Filter: 'shoe_size = "43"' }, /search attribute: shoe_size/],
  [{ Filter: '__proto__ = "43"' }, /search attribute/],
  [{ PaginationToken: 'rubbish' }, /pagination token/],
])('refuses %j', async (input, message) => {
  expect(await errorOf(list(input))).toEqual({
    name: 'InvalidParameterException',
    message: expect.stringMatching(message) as string,
  });
});

it('refuses the token of another list', async () => {
  const { PaginationToken } = await list({ Limit: 1, Filter: 'email ^= "user"' });
  expect((await errorOf(list({ Limit: 1, PaginationToken }))).name).toBe(
    'InvalidParameterException',
  );
});
