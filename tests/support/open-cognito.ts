import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import { startCognito, type CognitoOptions, type CognitoServer } from '@outcrop/emulators/cognito';

export const cognitoCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
export const password = 'six-or-more';

export interface OpenCognito {
  server: CognitoServer;
  client: CognitoIdentityProviderClient;
  /** Names the pool in a request. */
  pool: { UserPoolId: string };
  /** Creates a user who can sign in with {@link password}; returns the sub. */
  addUser(email: string): Promise<string>;
  signIn(email: string, withPassword?: string): Promise<Tokens>;
  refresh(refreshToken: string): Promise<AuthenticationResultType>;
  close(): Promise<void>;
}

export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export const openClient = (url: string, credentials = cognitoCredentials) =>
  new CognitoIdentityProviderClient({
    endpoint: url,
    region: 'eu-west-2',
    // A copy, because the SDK adds to the given object.
    credentials: { ...credentials },
    maxAttempts: 1,
  });

/** A user pool for one test file, with a client of the real SDK. */
export async function openCognito(options: Partial<CognitoOptions> = {}): Promise<OpenCognito> {
  const server = await startCognito({ credentials: cognitoCredentials, ...options });
  const client = openClient(server.url);
  const pool = { UserPoolId: server.userPoolId };
  const initiate = async (
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
    AuthParameters: Record<string, string>,
  ) => {
    const { AuthenticationResult } = await client.send(
      new AdminInitiateAuthCommand({
        ...pool,
        ClientId: server.clientId,
        AuthFlow,
        AuthParameters,
      }),
    );
    if (!AuthenticationResult) throw new Error('Cognito asked for something else first.');
    return AuthenticationResult;
  };
  return {
    server,
    client,
    pool,
    addUser: async (email) => {
      const { User } = await client.send(
        new AdminCreateUserCommand({ ...pool, Username: email, MessageAction: 'SUPPRESS' }),
      );
      await client.send(
        new AdminSetUserPasswordCommand({
          ...pool,
          Username: email,
          Password: password,
          Permanent: true,
        }),
      );
      return User?.Username ?? '';
    },
    signIn: async (email, withPassword = password) => {
      const result = await initiate('ADMIN_USER_PASSWORD_AUTH', {
        USERNAME: email,
        PASSWORD: withPassword,
      });
      return {
        accessToken: result.AccessToken ?? '',
        idToken: result.IdToken ?? '',
        refreshToken: result.RefreshToken ?? '',
      };
    },
    refresh: (refreshToken) => initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }),
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
}

/** Returns the named error of a call, as the SDK throws it. */
export async function errorOf(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('The call was expected to fail.');
  return { name: outcome.name, message: outcome.message };
}

/** A clock that only the test moves. */
export function createTestClock() {
  let at = Date.parse('2026-11-21T12:00:00Z');
  return {
    now: () => new Date(at),
    advanceSeconds: (seconds: number) => {
      at += seconds * 1000;
    },
  };
}
