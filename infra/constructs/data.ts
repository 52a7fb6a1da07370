import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { TableName } from '#shared/constants/table-name.ts';
import { tables, type IndexPlan, type TablePlan } from '../tables.ts';

export interface DataProps {
  prefix: string;
  /** The tables of the shop. */
  names: readonly TableName[];
  /** Whether tables are protected from deletion, including the rollback of a first deployment. */
  protect: boolean;
}

/** Tables that every shop has are never undefined. */
type DeployedTables = Readonly<
  Partial<Record<TableName, dynamodb.Table>> & Record<'mails' | 'settings', dynamodb.Table>
>;

/**
 * The shop's tables of `infra/tables.ts`: on demand, with point-in-time recovery for 35 days, retained when the stack
 * is deleted.
 */
export class Data extends Construct {
  readonly tables: DeployedTables;

  constructor(scope: Construct, id: string, props: DataProps) {
    super(scope, id);
    this.tables = Object.fromEntries(
      props.names.map((name) => [name, createTable(this, name, props)]),
    ) as DeployedTables;
  }
}

function createTable(
  scope: Construct,
  name: TableName,
  { prefix, protect }: DataProps,
): dynamodb.Table {
  const plan: TablePlan = tables[name];
  const table = new dynamodb.Table(scope, name, {
    tableName: `${prefix}-${name}`,
    ...keyAttributes(plan),
    billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: dynamodb.TableEncryption.DEFAULT,
    deletionProtection: protect,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    timeToLiveAttribute: plan.timeToLive,
    stream: plan.streamTo && dynamodb.StreamViewType.NEW_IMAGE,
  });
  for (const [indexName, index] of Object.entries(plan.indexes ?? {})) {
    table.addGlobalSecondaryIndex({ indexName, ...keyAttributes(index), ...projectionOf(index) });
  }
  return table;
}

function keyAttributes({ partitionKey, sortKey }: Pick<TablePlan, 'partitionKey' | 'sortKey'>) {
  const attribute = (name: string) => ({ name, type: dynamodb.AttributeType.STRING });
  return {
    partitionKey: attribute(partitionKey),
    ...(sortKey && { sortKey: attribute(sortKey) }),
  };
}

function projectionOf({ projection }: IndexPlan) {
  if (projection === 'all') return { projectionType: dynamodb.ProjectionType.ALL };
  if (projection === 'keys') return { projectionType: dynamodb.ProjectionType.KEYS_ONLY };
  return {
    projectionType: dynamodb.ProjectionType.INCLUDE,
    nonKeyAttributes: [...projection],
  };
}
