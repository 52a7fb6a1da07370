import { Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { NagPack } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../support/synthesize-site.ts';
import { firstUnlessLong } from '#tests/support/tier.ts';

interface Asked {
  isAcknowledged: (resource: IConstruct, rule: string) => boolean;
}

const domainStage = {
  domainName: 'shop.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/8f2c',
  senderEmail: 'hello@example.org',
  alarmEmail: 'ops@example.org',
  malwareScan: true,
};

it('cdk-nag stops the synthesis of a bucket that allows access without TLS', () => {
  const { app } = createApp();
  new Bucket(new Stack(app, 'careless'), 'Open');
  expect(() => app.synth()).toThrow('AwsSolutions-S10');
});

it('every acknowledged finding has a reason of more than a few words', () => {
  const { app } = createApp();
  const reasons = app.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.values(data as Record<string, string>)),
    );
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter((reason) => reason.split(' ').length < 10)).toEqual([]);
});

it.each(firstUnlessLong([domainStage, {}]))(
  'a finding needs every acknowledgement of the stage %o',
  { tags: 'repeats' },
  (settings) => {
    const findings: [path: string, rule: string][] = [];
    // cdk-nag asks this about each finding.
    const isAcknowledged = vi
      .spyOn(NagPack.prototype as unknown as Asked, 'isAcknowledged')
      .mockImplementation(({ node }, rule) => {
        findings.push([`${node.path}/`, rule]);
        return true;
      });
    onTestFinished(() => isAcknowledged.mockRestore());
    const { app } = createApp(settings);
    app.synth();
    const acknowledged = app.node
      .findAll()
      .flatMap(({ node }) =>
        node.metadata
          .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
          .flatMap(({ data }) =>
            Object.keys(data as object).map((id) => [
              `${node.path}/`,
              id.replace(/^annotation::/i, ''),
            ]),
          ),
      );
    expect(acknowledged.length).toBeGreaterThan(20);
    const needless = acknowledged.filter(
      ([scope, id]) => !findings.some(([at, rule]) => rule === id && at.startsWith(scope!)),
    );
    expect(needless).toEqual([]);
  },
);
