import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../../platform/env.ts';

/** Cognito's part of an account: password, groups, tokens. `Username` may be the e-mail address or the `sub`. */
export const cognito = new CognitoIdentityProviderClient({});

export function pool(): { UserPoolId: string } {
  return { UserPoolId: env().USER_POOL_ID };
}
