import { AsyncLocalStorage } from 'node:async_hooks';
import { __Client as SdkClient } from '@aws-sdk/client-dynamodb';
import type { LambdaHandler } from '#infra/local/gateway/invoke.ts';
import { filePermissions, signedPermissions } from './file-permissions.ts';
import { loadHandler } from './load-handler.ts';

/** One use of an AWS permission: `dynamodb:Query` on `users/index/byEmail`, `ses:SendEmail` without a resource. */
export interface UsedRight {
  group: string;
  action: string;
  /** A table, an index or a place of files in the form of infra/function-plan.ts; empty for other services. */
  resource: string;
}

interface Input {
  TableName?: string;
  IndexName?: string;
  TransactItems?: Record<string, Input>[];
  RequestItems?: Record<string, unknown>;
  Bucket?: string;
  Key?: string;
  CopySource?: string;
}

const running = new AsyncLocalStorage<string>();
const documentActions: Record<string, string> = {
  GetCommand: 'GetItem',
  PutCommand: 'PutItem',
  UpdateCommand: 'UpdateItem',
  DeleteCommand: 'DeleteItem',
  QueryCommand: 'Query',
};
const transactionActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
};

/**
 * Records the AWS permissions that functions in this process use, by watching every command of the SDK's clients.
 * Pass `load` to the test stack.
 */
export function recordAwsCalls() {
  const used: UsedRight[] = [];
  const send = SdkClient.prototype.send as (...args: unknown[]) => unknown;
  SdkClient.prototype.send = function (this: unknown, ...args: unknown[]) {
    const group = running.getStore();
    const command = args[0] as { constructor: { name: string }; input: Input };
    if (group) used.push(...permissionsOf(command).map((permission) => ({ group, ...permission })));
    return send.apply(this, args);
  } as typeof SdkClient.prototype.send;

  return {
    used,
    load: async (group: string): Promise<LambdaHandler> => {
      const handler = await loadHandler(group);
      return async (event, context) => {
        const response = await running.run(group, () => handler(event, context));
        used.push(...signedPermissions(response).map((permission) => ({ group, ...permission })));
        return response;
      };
    },
    stop: () => {
      SdkClient.prototype.send = send as typeof SdkClient.prototype.send;
    },
  };
}

function permissionsOf({
  constructor: { name },
  input,
}: {
  constructor: { name: string };
  input: Input;
}) {
  const onFiles = filePermissions(name, input);
  if (onFiles) return onFiles;
  const action = documentActions[name];
  if (action) return [{ action: `dynamodb:${action}`, resource: resourceOf(input) }];
  if (name.startsWith('Transact')) return (input.TransactItems ?? []).map(rightOfPart);
  if (name === 'BatchGetCommand') {
    return Object.keys(input.RequestItems ?? {}).map((TableName) => ({
      action: 'dynamodb:BatchGetItem',
      resource: resourceOf({ TableName }),
    }));
  }
  if (name.startsWith('Admin') || name === 'ListUsersInGroupCommand') return [cognitoRight(name)];
  // Needs no AWS identity: the token itself is the permission.
  if (name === 'RevokeTokenCommand') return [];
  if (name === 'SendEmailCommand') return [{ action: 'ses:SendEmail', resource: '' }];
  if (name === 'GetEmailIdentityCommand') {
    return [{ action: 'ses:GetEmailIdentity', resource: '' }];
  }
  if (name === 'CreateInvalidationCommand') {
    return [{ action: 'cloudfront:CreateInvalidation', resource: '' }];
  }
  // The document client sends the plain command as well.
  if (/^(Get|Put|Update|Delete|BatchGet)ItemCommand$/.test(name)) return [];
  throw new Error(`The recorder does not know which permission ${name} needs.`);
}

function rightOfPart(part: Record<string, Input>) {
  const [[kind, input] = ['', {}]] = Object.entries(part);
  return { action: `dynamodb:${transactionActions[kind]}`, resource: resourceOf(input) };
}

function cognitoRight(command: string) {
  return { action: `cognito-idp:${command.replace(/Command$/, '')}`, resource: '' };
}

function resourceOf({ TableName = '', IndexName }: Input): string {
  const table = TableName.replace(`${process.env['TABLE_PREFIX']}-`, '');
  return IndexName ? `${table}/index/${IndexName}` : table;
}
