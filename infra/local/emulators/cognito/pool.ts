import type { DatabaseSync } from 'node:sqlite';
import { resourceNotFound } from './cognito-error.ts';
import type { SigningKey } from './signing-key.ts';

/** The one user pool with its one app client. */
export interface Pool {
  readonly id: string;
  readonly clientId: string;
  readonly region: string;
  readonly minimumPasswordLength: number;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly database: DatabaseSync;
  readonly key: SigningKey;
  readonly now: () => Date;
  /** The pre token generation trigger: receives an event of version 2 and returns it with its response. */
  readonly beforeTokens?: (event: object) => Promise<unknown>;
}

/** @throws ResourceNotFoundException for any other pool */
export function assertPool(pool: Pool, userPoolId: string) {
  if (userPoolId !== pool.id) throw resourceNotFound(`User pool ${userPoolId} does not exist.`);
}

/** @throws ResourceNotFoundException for any other client */
export function assertClient(pool: Pool, clientId: string) {
  if (clientId !== pool.clientId) {
    throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  }
}
