import * as z from 'zod';
import { adminOperation, type Operation } from '../operation.ts';
import { assertClient, assertPool, type Pool } from '../pool.ts';
import { poolFields } from '../request-fields.ts';

const presentPool = (pool: Pool) => ({
  Id: pool.id,
  Name: 'outcrop-local',
  Arn: `arn:aws:cognito-idp:${pool.region}:000000000000:userpool/${pool.id}`,
  Policies: {
    PasswordPolicy: {
      MinimumLength: pool.minimumPasswordLength,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    },
  },
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  MfaConfiguration: 'OFF',
  EstimatedNumberOfUsers: Number(
    pool.database.prepare('SELECT count(*) AS total FROM users').get()?.['total'] ?? 0,
  ),
});

const presentClient = (pool: Pool) => ({
  UserPoolId: pool.id,
  ClientId: pool.clientId,
  ClientName: 'outcrop-local',
  ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  PreventUserExistenceErrors: 'ENABLED',
  EnableTokenRevocation: true,
  AccessTokenValidity: pool.accessTokenSeconds,
  IdTokenValidity: pool.accessTokenSeconds,
  RefreshTokenValidity: pool.refreshTokenSeconds,
  TokenValidityUnits: { AccessToken: 'seconds', IdToken: 'seconds', RefreshToken: 'seconds' },
});

export const poolOperations: Readonly<Record<string, Operation>> = {
  DescribeUserPool: adminOperation(z.object(poolFields), (pool, input) => {
    assertPool(pool, input.UserPoolId);
    return { UserPool: presentPool(pool) };
  }),
  DescribeUserPoolClient: adminOperation(
    z.object({ ...poolFields, ClientId: z.string() }),
    (pool, input) => {
      assertPool(pool, input.UserPoolId);
      assertClient(pool, input.ClientId);
      return { UserPoolClient: presentClient(pool) };
    },
  ),
};
