import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** The scope for calls to Cognito itself; every sign-in through the API grants it. */
export const selfService = 'aws.cognito.signin.user.admin';

export type TriggerSource = 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens';

const triggerResponse = z.object({
  response: z.object({
    claimsAndScopeOverrideDetails: z
      .object({
        accessTokenGeneration: z
          .object({
            scopesToAdd: z.array(z.string()).default([]),
            scopesToSuppress: z.array(z.string()).default([]),
          })
          .optional(),
        groupOverrideDetails: z.object({ groupsToOverride: z.array(z.string()) }).optional(),
      })
      .nullish(),
  }),
});

/**
 * Asks the pool's pre token generation trigger (event version 2), if there is one, for scopes and groups.
 * @throws CognitoError when the trigger fails: no tokens are issued
 */
export async function askTrigger(
  pool: Pool,
  user: User,
  groups: readonly string[],
  triggerSource: TriggerSource,
): Promise<{ scopes: string[]; groups: readonly string[] }> {
  const scopes = [selfService];
  if (!pool.beforeTokens) return { scopes, groups };
  const event = {
    version: '2',
    triggerSource,
    region: pool.region,
    userPoolId: pool.id,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
    request: {
      userAttributes: {
        sub: user.sub,
        'cognito:user_status': user.status,
        ...user.attributes,
      },
      groupConfiguration: {
        groupsToOverride: [...groups],
        iamRolesToOverride: [],
        preferredRole: null,
      },
      scopes,
    },
    response: { claimsAndScopeOverrideDetails: null },
  };
  const given = triggerResponse.safeParse(await run(pool.beforeTokens, event));
  if (!given.success) {
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  const details = given.data.response.claimsAndScopeOverrideDetails;
  const { scopesToAdd = [], scopesToSuppress = [] } = details?.accessTokenGeneration ?? {};
  return {
    scopes: [...scopes, ...scopesToAdd].filter((scope) => !scopesToSuppress.includes(scope)),
    groups: details?.groupOverrideDetails?.groupsToOverride ?? groups,
  };
}

async function run(trigger: NonNullable<Pool['beforeTokens']>, event: object): Promise<unknown> {
  try {
    return await trigger(event);
  } catch (error) {
    throw new CognitoError(
      'UserLambdaValidationException',
      `PreTokenGeneration failed with error ${(error as Error).message}.`,
    );
  }
}
