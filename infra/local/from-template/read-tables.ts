import type { IndexPlan, TablePlan } from '../../tables.ts';
import type { Resolver } from './resolver.ts';
import { resourcesOfType, type Resources } from './template.ts';

interface Keys {
  KeySchema: { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];
}

interface TableProperties extends Keys {
  TableName: unknown;
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
  GlobalSecondaryIndexes?: (Keys & {
    IndexName: string;
    Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
  })[];
}

/** Reads the tables of a template, by name. */
export function readTables(resources: Resources, resolver: Resolver): Record<string, TablePlan> {
  const tables = resourcesOfType(resources, 'AWS::DynamoDB::Table').map(([id, { Properties }]) => {
    const properties = Properties as unknown as TableProperties;
    const { TimeToLiveSpecification: expiry, GlobalSecondaryIndexes: indexes = [] } = properties;
    const plan: TablePlan = {
      ...keysOf(properties),
      ...(expiry?.Enabled && { timeToLive: expiry.AttributeName }),
      ...(indexes.length > 0 && {
        indexes: Object.fromEntries(indexes.map((index) => [index.IndexName, indexPlan(index)])),
      }),
    };
    return [resolver.nameOf(id), plan] as const;
  });
  return Object.fromEntries(tables);
}

function indexPlan(
  index: NonNullable<TableProperties['GlobalSecondaryIndexes']>[number],
): IndexPlan {
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection;
  const whole = { ALL: 'all', KEYS_ONLY: 'keys' } as const;
  const projection = whole[ProjectionType as keyof typeof whole] ?? NonKeyAttributes;
  return { ...keysOf(index), projection };
}

function keysOf({ KeySchema }: Keys): Pick<TablePlan, 'partitionKey' | 'sortKey'> {
  const nameOf = (type: string) => KeySchema.find(({ KeyType }) => KeyType === type)?.AttributeName;
  const sortKey = nameOf('RANGE');
  return { partitionKey: nameOf('HASH')!, ...(sortKey && { sortKey }) };
}
