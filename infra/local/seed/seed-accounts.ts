import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { authContract } from '#shared/contracts/auth.ts';
import { localSettings } from '../stack-settings.ts';
import { sampleAccounts, samplePassword } from './sample-accounts.ts';

/** Registers the sample accounts through the API. Existing accounts stay as they are. */
export async function seedAccounts(
  siteUrl: string,
  cognito: { url: string; userPoolId: string },
): Promise<void> {
  for (const { email } of sampleAccounts) {
    const { method, path } = authContract.register;
    const response = await fetch(siteUrl + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: samplePassword }),
    });
    if (!response.ok && response.status !== 409) {
      throw new Error(`${email} could not be registered: ${await response.text()}`);
    }
  }
  const { region, credentials } = localSettings;
  const client = new CognitoIdentityProviderClient({ endpoint: cognito.url, region, credentials });
  for (const { email, role } of sampleAccounts) {
    if (role !== 'admin') continue;
    const user = { UserPoolId: cognito.userPoolId, Username: email };
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
  }
  client.destroy();
}
