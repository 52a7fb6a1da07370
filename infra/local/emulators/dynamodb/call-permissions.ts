import type { Permission } from '../http/access.ts';

interface Input {
  TableName?: string;
  IndexName?: string;
  RequestItems?: Record<string, unknown>;
  TransactItems?: Record<string, Input>[];
}

const partActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
};

/**
 * Returns the permissions that a call needs: those of its parts for a transaction, that on the index for a query of an
 * index.
 */
export function callPermissions(operation: string, input: Input): Permission[] {
  const permission = (action: string, { TableName = '*', IndexName }: Input): Permission => ({
    action: `dynamodb:${action}`,
    resource: `table/${TableName}${IndexName ? `/index/${IndexName}` : ''}`,
  });
  if (input.TransactItems) {
    return input.TransactItems.flatMap((part) =>
      Object.entries(part).map(([kind, of]) => permission(partActions[kind] ?? kind, of)),
    );
  }
  if (input.RequestItems) {
    return Object.keys(input.RequestItems).map((TableName) => permission(operation, { TableName }));
  }
  return [permission(operation, input)];
}
