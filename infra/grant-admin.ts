import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  InvalidParameterException,
  InvalidPasswordException,
  ResourceNotFoundException,
  UserNotFoundException,
  UsernameExistsException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

export interface AdminGrant {
  userPoolId: string;
  email: string;
  /** If given, the user is created with it; otherwise the user must exist. */
  password?: string;
}

/** An error that the operator can fix; its message says how. */
export class GrantRefused extends Error {}

/**
 * Adds a user to the pool's group `admin`; creates the user first if a password is given. Idempotent, and an
 * interrupted run can be repeated. A user without a password never becomes an administrator, because anyone who
 * registers that email takes over the account.
 * @throws GrantRefused
 */
export async function grantAdmin(client: CognitoIdentityProviderClient, grant: AdminGrant) {
  const user = { UserPoolId: grant.userPoolId, Username: grant.email };
  try {
    if (grant.password === undefined) await assertRegistered(client, user);
    else await createWithPassword(client, user, grant.password);
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new GrantRefused(
      `${error.message} Check --pool and --region; the deployment creates the pool and its group admin.`,
      { cause: error },
    );
  }
}

interface PoolUser {
  UserPoolId: string;
  Username: string;
}

async function assertRegistered(client: CognitoIdentityProviderClient, user: PoolUser) {
  if (await hasPassword(client, user)) return;
  throw new GrantRefused(
    `There is no account for ${user.Username}. Register on the site first, or create it here: add --create.`,
  );
}

async function createWithPassword(
  client: CognitoIdentityProviderClient,
  user: PoolUser,
  password: string,
) {
  try {
    await createUser(client, user);
    await client.send(
      new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
    );
  } catch (error) {
    const isAboutPassword =
      error instanceof InvalidPasswordException || error instanceof InvalidParameterException;
    if (!isAboutPassword) throw error;
    throw new GrantRefused(`Cognito does not accept this: ${error.message}`, { cause: error });
  }
}

/** Creates the user. One without a password is left over from an interrupted run or registration. */
async function createUser(client: CognitoIdentityProviderClient, user: PoolUser) {
  try {
    await client.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: user.Username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    if (!(await hasPassword(client, user))) return;
    throw new GrantRefused(
      `${user.Username} already has an account. Leave out --create to make it an admin; its password stays the same.`,
      { cause: error },
    );
  }
}

async function hasPassword(
  client: CognitoIdentityProviderClient,
  user: PoolUser,
): Promise<boolean> {
  try {
    const { UserStatus } = await client.send(new AdminGetUserCommand(user));
    return UserStatus !== 'FORCE_CHANGE_PASSWORD';
  } catch (error) {
    if (error instanceof UserNotFoundException) return false;
    throw error;
  }
}
