import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareTemplates, lastingTypes } from '#infra/diff-guard/compare-templates.ts';
import {
  releasedSettings,
  releasedTemplate,
  releases,
} from '#infra/diff-guard/released-templates.ts';
import { synthesize } from '#infra/diff-guard/synthesize.ts';
import { parseStageConfig } from '#infra/stage-config.ts';
import { stubBuild } from '../support/stub-build.ts';
import { firstUnlessLong } from '#tests/support/tier.ts';

const now = synthesize(parseStageConfig(releasedSettings), stubBuild());

/** What an update from one template to the other would lose: `<id> <effect>`. */
const losses = (before: typeof now, after: typeof now) =>
  compareTemplates(before, after)
    .filter(({ loses }) => loses)
    .map(({ id, effect }) => `${id} ${effect}`);

describe.each(firstUnlessLong(releases.toReversed()))(
  'an update from version %s',
  { tags: 'repeats' },
  (version) => {
    it('replaces and removes nothing that holds data', () => {
      expect(losses(releasedTemplate(version), now)).toEqual([]);
    });

    it('changes the API in place', () => {
      const [api, ...more] = compareTemplates(releasedTemplate(version), now).filter(
        ({ type }) => type === 'AWS::ApiGatewayV2::Api',
      );
      expect(api).toMatchObject({ effect: 'update', properties: ['Body', 'FailOnWarnings'] });
      expect(more).toEqual([]);
    });

    it('is also tested with its data', () => {
      const file = `../integration/releases/version-${version}.test.ts`;
      expect(existsSync(path.resolve(import.meta.dirname, file))).toBe(true);
    });
  },
);

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
    expect(lost).toEqual([`${id} replace`]);
  });

  it.each(lastingTypes.filter((type) => idOf(type)))('is refused for a removed %s', (type) => {
    const id = idOf(type);
    const lost = changed((resources) => Reflect.deleteProperty(resources, id));
    expect(lost).toEqual([`${id} remove`]);
  });

  it('is refused for a table that changes its type', () => {
    const id = idOf('AWS::DynamoDB::Table');
    const lost = changed((resources) => (resources[id]!.Type = 'AWS::SQS::Queue'));
    expect(lost).toEqual([`${id} remove`]);
  });
});

type Resources = Record<string, { Type: string; Properties: Record<string, unknown> }>;
