import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { releases, templateOf } from '../support/releases.ts';
import { synthesizeSite } from '../support/synthesize-site.ts';

/** What holds data, or a name that others know: it outlives every update. */
const lasting = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::CloudFront::Distribution',
  'AWS::ApiGatewayV2::Api',
  'AWS::KMS::Key',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Topic',
];

const harmless = [ResourceImpact.NO_CHANGE, ResourceImpact.WILL_UPDATE, ResourceImpact.WILL_CREATE];

/** What an update from one template to the other would do to lasting resources, where it is not harmless. */
function losses(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const lost: string[] = [];
  fullDiff(before, after).resources.forEachDifference((id, change) => {
    const type = change.oldResourceType;
    if (!type || !lasting.includes(type) || harmless.includes(change.changeImpact)) return;
    lost.push(`${id} (${type}): ${change.changeImpact}`);
  });
  return lost;
}

const now = synthesizeSite({}, 'unchecked').template.toJSON() as Record<string, unknown>;

describe.each(releases)('an update from version %s', (version) => {
  it('replaces and removes nothing that holds data', () => {
    expect(losses(templateOf(version), now)).toEqual([]);
  });

  it('is tried with its data too', () => {
    const file = `../integration/releases/version-${version}.test.ts`;
    expect(existsSync(path.resolve(import.meta.dirname, file))).toBe(true);
  });
});

describe('an update that would lose data', () => {
  const changed = (change: (resources: Resources) => void) => {
    const copy = structuredClone(now) as { Resources: Resources };
    change(copy.Resources);
    return losses(now, copy);
  };
  const idOf = (type: string) => {
    const { Resources } = now as { Resources: Resources };
    return Object.keys(Resources).find((id) => Resources[id]!.Type === type)!;
  };

  it.each([
    ['AWS::DynamoDB::Table', 'KeySchema', [{ AttributeName: 'other', KeyType: 'HASH' }]],
    ['AWS::DynamoDB::Table', 'TableName', 'other'],
    ['AWS::S3::Bucket', 'BucketName', 'other'],
    ['AWS::ApiGatewayV2::Api', 'ProtocolType', 'WEBSOCKET'],
  ])('is refused for a %s whose %s changes', (type, property, value) => {
    const id = idOf(type);
    const lost = changed((resources) => (resources[id]!.Properties[property] = value));
    expect(lost).toEqual([expect.stringContaining(id)]);
  });

  it.each(lasting.filter((type) => idOf(type)))('is refused for a %s that goes', (type) => {
    const id = idOf(type);
    const lost = changed((resources) => Reflect.deleteProperty(resources, id));
    expect(lost).toEqual([expect.stringContaining(id)]);
  });
});

type Resources = Record<string, { Type: string; Properties: Record<string, unknown> }>;
