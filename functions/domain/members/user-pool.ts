import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../../platform/env.ts';

/** Cognito holds an account's password, groups and tokens. `Username` may be the email or the `sub`. */
export const cognito = new CognitoIdentityProviderClient({});

export function pool(): { UserPoolId: string } {
  return { UserPoolId: env().USER_POOL_ID };
}
