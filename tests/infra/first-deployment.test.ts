import { describe, expect, it } from 'vitest';
import { stackExists } from '#infra/stack-exists.ts';
import {
  allIfLong,
  createApp,
  resourcesOfType,
  synthesizeSite,
} from '../support/synthesize-site.ts';
import { firstUnlessLong } from '#tests/support/tier.ts';

const first = synthesizeSite({ protect: false });
const later = synthesizeSite();
const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'];

describe('a first deployment that fails', () => {
  it('removes everything that would block the next one', () => {
    const named = kept.flatMap((type) => resourcesOfType(first, type));
    expect(named.length).toBeGreaterThan(17);
    for (const [id, { DeletionPolicy, Properties }] of named) {
      expect([id, DeletionPolicy]).toEqual([id, 'RetainExceptOnCreate']);
      const isProtected = [
        Properties['DeletionProtectionEnabled'],
        Properties['DeletionProtection'],
      ];
      expect([id, ...isProtected.filter((each) => each === true || each === 'ACTIVE')]).toEqual([
        id,
      ]);
    }
    for (const [, { Properties }] of resourcesOfType(first, 'Custom::CDKBucketDeployment')) {
      expect(Properties['RetainOnDelete']).toBe(false);
    }
    const retained = Object.values(first.resources).filter(
      ({ DeletionPolicy }) => DeletionPolicy === 'Retain',
    );
    expect(retained).toEqual([]);
  });
});

it('a first deployment has no bucket with access logs or versioning', { tags: 'repeats' }, () => {
  const checked = synthesizeSite({ protect: false }, allIfLong);
  expect(checked.pluginReports).toEqual([]);
  const buckets = (site: typeof first) => resourcesOfType(site, 'AWS::S3::Bucket');
  for (const [id, { Properties }] of buckets(first)) {
    const { LoggingConfiguration, VersioningConfiguration } = Properties;
    expect([id, LoggingConfiguration, VersioningConfiguration]).toEqual([id, undefined, undefined]);
  }
  const loggingOf = (site: typeof first) =>
    resourcesOfType(site, 'AWS::CloudFront::Distribution').map(
      ([, { Properties }]) => (Properties['DistributionConfig'] as { Logging?: object }).Logging,
    );
  expect(loggingOf(first)).toEqual([undefined]);

  // Everything exists once the stage is deployed.
  expect(loggingOf(later)).toEqual([expect.objectContaining({ Prefix: 'cloudfront/' })]);
  const having = (property: string) =>
    buckets(later).filter(([, { Properties }]) => property in Properties).length;
  expect([buckets(first).length, having('LoggingConfiguration')]).toEqual([3, 3]);
  expect(having('VersioningConfiguration')).toBe(2);
});

it('creates the data stores after what fails most often: the sender, the certificate, CloudFront', () => {
  const [[distribution] = ['']] = resourcesOfType(first, 'AWS::CloudFront::Distribution');
  const [[sender] = ['']] = resourcesOfType(first, 'AWS::SES::EmailIdentity');
  for (const [id, { DependsOn = [] }] of resourcesOfType(first, 'AWS::DynamoDB::Table')) {
    expect([id, DependsOn]).toEqual([id, expect.arrayContaining([distribution, sender])]);
  }
});

describe('an existing stage', () => {
  it('is protected, and keeps its data even if the stack is deleted', () => {
    for (const type of kept) {
      for (const [, { Properties, DeletionPolicy, UpdateReplacePolicy }] of resourcesOfType(
        later,
        type,
      )) {
        expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
        if (type === 'AWS::DynamoDB::Table')
          expect(Properties['DeletionProtectionEnabled']).toBe(true);
        if (type === 'AWS::Cognito::UserPool')
          expect(Properties['DeletionProtection']).toBe('ACTIVE');
      }
    }
  });

  it.each(
    firstUnlessLong<[which: string, settings: Record<string, unknown>, isProtected: boolean]>([
      ['once it stands', {}, true],
      ['not in its first deployment, which may have to be deleted', { protect: false }, false],
      ['not if its settings say so', { terminationProtection: false }, false],
    ]),
  )('has termination protection: %s', { tags: 'repeats' }, (_, settings, isProtected) => {
    expect(createApp(settings).stack.terminationProtection).toBe(isProtected);
  });

  it.each([
    ['CREATE_COMPLETE', true],
    ['UPDATE_COMPLETE', true],
    ['UPDATE_ROLLBACK_COMPLETE', true],
    ['ROLLBACK_COMPLETE', false],
    ['ROLLBACK_FAILED', false],
    ['CREATE_FAILED', false],
    ['REVIEW_IN_PROGRESS', false],
    ['DELETE_COMPLETE', false],
    [undefined, false],
  ] as const)('is one whose status is %s: %s', (status, stands) => {
    expect(stackExists(status)).toBe(stands);
  });
});

it('the deployment of the build outputs no file names and waits for no invalidation', () => {
  const copies = resourcesOfType(later, 'Custom::CDKBucketDeployment');
  expect(copies.length).toBe(4);
  for (const [, { Properties }] of copies) {
    expect(Properties['OutputObjectKeys']).toBe(false);
  }
  const invalidating = copies.filter(([, { Properties }]) => Properties['DistributionId']);
  expect(
    invalidating.map(([, { Properties }]) => Properties['WaitForDistributionInvalidation']),
  ).toEqual([false]);
});
