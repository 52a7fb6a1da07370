import type { IncomingHttpHeaders } from 'node:http';
import { sessionTokenOf, type MayCall } from '../http/access.ts';
import { CognitoError } from './cognito-error.ts';
import type { Operation } from './operation.ts';
import { authenticationOperations } from './operations/authenticate.ts';
import { poolOperations } from './operations/describe-pool.ts';
import { groupListOperations } from './operations/list-groups.ts';
import { listUsers } from './operations/list-users.ts';
import { groupOperations } from './operations/manage-groups.ts';
import { userOperations } from './operations/manage-user.ts';
import { ownAccountOperations } from './operations/own-account.ts';
import type { Pool } from './pool.ts';
import { verifySignature, type SigningScope } from './verify-signature.ts';

const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...userOperations,
    ...groupOperations,
    ...groupListOperations,
    ...authenticationOperations,
    ...ownAccountOperations,
    ...poolOperations,
    ListUsers: listUsers,
  }),
);

/**
 * Handles one call of the API in AWS's JSON 1.1 protocol, in which a header names the operation.
 * @throws CognitoError
 */
export async function handleCall(
  pool: Pool,
  { credentials, mayCall }: Pick<SigningScope, 'credentials'> & { mayCall?: MayCall },
  request: { headers: IncomingHttpHeaders; path: string; body: Buffer },
): Promise<object> {
  const [service, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  const operation = operations.get(name);
  if (service !== 'AWSCognitoIdentityProviderService' || !operation) {
    throw new CognitoError('UnknownOperationException', `No such operation here: ${name}`);
  }
  if (operation.signed) {
    await verifySignature({ ...request, method: 'POST' }, { region: pool.region, credentials });
    const permissions = [{ action: `cognito-idp:${name}`, resource: `userpool/${pool.id}` }];
    const refusal = mayCall?.({
      sessionToken: sessionTokenOf(request.headers),
      permissions,
    });
    if (refusal) throw new CognitoError('AccessDeniedException', refusal);
  }
  return operation.run(pool, parseBody(request.body));
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new CognitoError('SerializationException', 'The body of the request is not JSON.');
  }
}
