import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MayCall } from '../http/access.ts';
import { createListener } from './create-listener.ts';
import { insertGroup } from './groups.ts';
import { openDatabase } from './open-database.ts';
import type { Pool } from './pool.ts';
import { loadSigningKey } from './signing-key.ts';

export interface CognitoServer {
  /** For `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER`: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** The URL of the pool's public keys. */
  readonly jwksUrl: string;
  close(): Promise<void>;
}

export interface CognitoOptions {
  /** The folder for the pool's state and signing key. Without it, both are lost when the server closes. */
  dataDir?: string;
  /** Any free port by default. */
  port?: number;
  region?: string;
  userPoolId?: string;
  clientId?: string;
  /** Groups that exist from the start; `admin` by default. */
  groups?: string[];
  minimumPasswordLength?: number;
  accessTokenSeconds?: number;
  refreshTokenSeconds?: number;
  /** The pre token generation trigger. */
  beforeTokens?: Pool['beforeTokens'];
  /** The credentials that must sign admin calls. */
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** The clock for tokens, sessions and locks. Signature ages use the machine's clock. */
  now?: () => Date;
  mayCall?: MayCall;
}

const day = 86_400;

/**
 * Starts a Cognito user pool on 127.0.0.1: one pool (the email is the username, in any case; only admins
 * create users) with one client (no public password sign-in; hides whether an account exists).
 * @throws Error with the code EADDRINUSE when the port is taken
 */
export async function startCognito(options: CognitoOptions): Promise<CognitoServer> {
  const database = openDatabase(options.dataDir);
  const pool: Pool = {
    id: options.userPoolId ?? 'eu-west-2_outcrop01',
    clientId: options.clientId ?? '4utcr0plapt0pc1ient0000001',
    region: options.region ?? 'eu-west-2',
    minimumPasswordLength: options.minimumPasswordLength ?? 6,
    accessTokenSeconds: options.accessTokenSeconds ?? 900,
    refreshTokenSeconds: options.refreshTokenSeconds ?? 30 * day,
    database,
    key: await loadSigningKey(database),
    now: options.now ?? (() => new Date()),
    beforeTokens: options.beforeTokens,
  };
  for (const name of options.groups ?? ['admin']) {
    insertGroup(database, { name, at: pool.now().getTime() });
  }
  // Longer than the SDK keeps idle connections, so that it never reuses one that is about to close.
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    createListener(pool, options.credentials, options.mayCall),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  }).catch((error: unknown) => {
    database.close();
    throw error;
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    userPoolId: pool.id,
    clientId: pool.clientId,
    jwksUrl: `${url}/${pool.id}/.well-known/jwks.json`,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      if (database.isOpen) database.close();
    },
  };
}
