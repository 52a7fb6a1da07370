import { fullDiff, ResourceImpact, type ResourceDifference } from '@aws-cdk/cloudformation-diff';

export type Template = Record<string, unknown>;

/** The effect of an update on one resource that holds data, or whose name others depend on. */
export interface LastingChange {
  /** The logical id. */
  id: string;
  type: string;
  effect: 'create' | 'update' | 'replace' | 'remove';
  /** The properties that change. Empty if the resource is created or removed. */
  properties: string[];
  /** What the update would lose; absent for a harmless change. */
  loses?: string;
}

/** Types of resources that hold data or have a name that others depend on, and what is lost with one. */
const lasting: Record<string, string> = {
  'AWS::DynamoDB::Table': 'its rows',
  'AWS::S3::Bucket': 'its files',
  'AWS::Cognito::UserPool': 'all accounts',
  'AWS::Cognito::UserPoolClient': 'all sessions',
  'AWS::CloudFront::Distribution': "the site's address",
  'AWS::ApiGatewayV2::Api': "the API's address",
  'AWS::KMS::Key': 'what it has encrypted',
  'AWS::SES::EmailIdentity': 'the verification of the sender',
  'AWS::SNS::Topic': 'its subscriptions',
};

export const lastingTypes = Object.keys(lasting);

/** Attributes of a resource, besides its properties, that decide what happens to data. */
const policies = ['DeletionPolicy', 'UpdateReplacePolicy'];

const effects: Partial<Record<ResourceImpact, LastingChange['effect']>> = {
  [ResourceImpact.WILL_CREATE]: 'create',
  [ResourceImpact.WILL_IMPORT]: 'create',
  [ResourceImpact.WILL_UPDATE]: 'update',
  [ResourceImpact.NO_CHANGE]: 'update',
  [ResourceImpact.WILL_REPLACE]: 'replace',
  [ResourceImpact.MAY_REPLACE]: 'replace',
  [ResourceImpact.WILL_DESTROY]: 'remove',
  [ResourceImpact.WILL_ORPHAN]: 'remove',
};

/** Returns the effects of an update from one template to the other on lasting resources. */
export function compareTemplates(before: Template, after: Template): LastingChange[] {
  const changes: LastingChange[] = [];
  fullDiff(before, after).resources.forEachDifference((id, change) => {
    const found = lastingChange(id, change);
    if (found) changes.push(found);
  });
  return changes;
}

function lastingChange(id: string, change: ResourceDifference): LastingChange | undefined {
  const type = [change.oldResourceType, change.newResourceType].find((each) => lasting[each ?? '']);
  if (type === undefined) return undefined;
  const effect = change.resourceTypeChanged ? 'remove' : effects[change.changeImpact]!;
  const keeps = effect === 'create' || effect === 'update';
  const properties =
    change.isAddition || change.isRemoval
      ? []
      : [
          ...Object.keys(change.propertyUpdates),
          ...Object.keys(change.otherChanges).filter((name) => policies.includes(name)),
        ];
  if (effect === 'update' && properties.length === 0) return undefined;
  const found = { id, type, effect, properties };
  if (!keeps) return { ...found, loses: lasting[type]! };
  const hosts = lostHosts(change);
  return hosts.length > 0 ? { ...found, loses: `the host ${hosts.join(', ')}` } : found;
}

/** Returns the host names that a distribution would lose. */
function lostHosts({ oldProperties, newProperties }: ResourceDifference): string[] {
  const [old, kept] = [aliases(oldProperties), aliases(newProperties)];
  return old.filter((host) => !kept.includes(host));
}

function aliases(properties: Record<string, unknown> | undefined): string[] {
  const config = properties?.['DistributionConfig'] as { Aliases?: unknown[] } | undefined;
  return (config?.Aliases ?? []).map((alias) =>
    typeof alias === 'string' ? alias : JSON.stringify(alias),
  );
}
