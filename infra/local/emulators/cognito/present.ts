import type { Group } from './groups.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** Times are sent as seconds since 1970, with decimals. */
const toSeconds = (milliseconds: number) => milliseconds / 1000;

export const presentAttributes = (user: User) => [
  ...Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
  { Name: 'sub', Value: user.sub },
];

const presentState = (user: User) => ({
  UserCreateDate: toSeconds(user.createdAt),
  UserLastModifiedDate: toSeconds(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
});

/** Cognito's UserType, as in lists and in the response of AdminCreateUser. */
export const presentUser = (user: User) => ({
  Username: user.sub,
  Attributes: presentAttributes(user),
  ...presentState(user),
});

/** The response of AdminGetUser, which names the attributes differently. */
export const presentUserDetails = (user: User) => ({
  Username: user.sub,
  UserAttributes: presentAttributes(user),
  ...presentState(user),
});

/** Cognito's GroupType. */
export const presentGroup = (pool: Pool, group: Group) => ({
  GroupName: group.name,
  UserPoolId: pool.id,
  ...(group.description !== null && { Description: group.description }),
  ...(group.precedence !== null && { Precedence: group.precedence }),
  CreationDate: toSeconds(group.createdAt),
  LastModifiedDate: toSeconds(group.modifiedAt),
});
