import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { localSettings } from '#infra/local/stack-settings.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import type { createCaller } from './call-api.ts';

export const testPassword = 'folded-limestone';

/** Accounts of a running stack: created through the API, changed as an operator would. */
export function createMembers(
  { api }: ReturnType<typeof createCaller>,
  cognitoUrl: string,
  UserPoolId: string,
  clientId: string,
) {
  const { region, credentials } = localSettings;
  const cognito = new CognitoIdentityProviderClient({ endpoint: cognitoUrl, region, credentials });
  let made = 0;

  const login = (email: string, password: string = testPassword): Promise<Session> =>
    api(authContract.login, { email, password });

  return {
    login,
    /** Registers and signs in, with a unique email by default. */
    async register(email = `reader-${++made}@example.test`): Promise<Session> {
      await api(authContract.register, { email, password: testPassword });
      return login(email);
    },
    async makeAdmin(Username: string): Promise<void> {
      await cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'admin' }),
      );
    },
    /** An admin whom an operator invited in the console and who has never signed in. */
    async inviteAdmin(Username: string): Promise<void> {
      await cognito.send(
        new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }),
      );
      await cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'admin' }),
      );
    },
    async removeAdmin(Username: string): Promise<void> {
      await cognito.send(
        new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName: 'admin' }),
      );
    },
    /** An ID token of Cognito, which the API must refuse. */
    async idToken({ email }: Session): Promise<string> {
      const { AuthenticationResult } = await cognito.send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId: clientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: testPassword },
        }),
      );
      return AuthenticationResult!.IdToken!;
    },
    async remove(Username: string): Promise<void> {
      await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    },
    async disable(Username: string): Promise<void> {
      await cognito.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    },
  };
}
