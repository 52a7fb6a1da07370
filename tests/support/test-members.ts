import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { laptop } from '../../infra/local/stack-settings.ts';
import { authContract, type Session } from '../../shared/contracts/auth.ts';
import type { createCaller } from './call-api.ts';

export const testPassword = 'folded-limestone';

/** Accounts of a running stack: made through the API, changed as an operator would. */
export function createMembers(
  { api }: ReturnType<typeof createCaller>,
  cognitoUrl: string,
  UserPoolId: string,
) {
  const { region, credentials } = laptop;
  const cognito = new CognitoIdentityProviderClient({ endpoint: cognitoUrl, region, credentials });
  let made = 0;

  const login = (email: string, password: string = testPassword): Promise<Session> =>
    api(authContract.login, { email, password });

  return {
    login,
    /** Registers and signs in. Without an address: one that no other call has. */
    async register(email = `reader-${++made}@example.test`): Promise<Session> {
      await api(authContract.register, { email, password: testPassword });
      return login(email);
    },
    async makeAdmin(Username: string): Promise<void> {
      await cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'admin' }),
      );
    },
    async removeAdmin(Username: string): Promise<void> {
      await cognito.send(
        new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName: 'admin' }),
      );
    },
    async disable(Username: string): Promise<void> {
      await cognito.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    },
  };
}
