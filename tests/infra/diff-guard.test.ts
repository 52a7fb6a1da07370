import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readArguments } from '#infra/deploy-arguments.ts';
import { compareTemplates } from '#infra/diff-guard/compare-templates.ts';
import { deployedTemplate } from '#infra/diff-guard/deployed-template.ts';
import { releasedTemplate, releases } from '#infra/diff-guard/released-templates.ts';
import { readTemplate } from '#infra/diff-guard/read-template.ts';
import { guardReport, reportText } from '#infra/diff-guard/report.ts';
import { aws, healAccount, planOf } from '../support/healthy-account.ts';

const table = (TableName: string, more = {}) => ({
  Type: 'AWS::DynamoDB::Table',
  DeletionPolicy: 'Retain',
  Properties: { TableName, ...more },
});
const distribution = (...Aliases: string[]) => ({
  Type: 'AWS::CloudFront::Distribution',
  Properties: { DistributionConfig: { Enabled: true, Aliases } },
});
const compare = (before: object, after: object) =>
  compareTemplates({ Resources: before }, { Resources: after });

describe('a change that loses nothing', () => {
  it('is listed with its properties, and stops nothing', () => {
    const before = { Orders: table('orders') };
    const after = {
      Orders: { ...table('orders', { BillingMode: 'PROVISIONED' }), DeletionPolicy: 'Delete' },
      Members: table('members'),
      Queue: { Type: 'AWS::SQS::Queue' },
    };
    const changes = compare(before, after);
    expect(changes).toEqual([
      { id: 'Members', type: 'AWS::DynamoDB::Table', effect: 'create', properties: [] },
      {
        id: 'Orders',
        type: 'AWS::DynamoDB::Table',
        effect: 'update',
        properties: ['BillingMode', 'DeletionPolicy'],
      },
    ]);
    expect(guardReport('outcrop-prod', changes, []).stopped).toEqual([]);
    expect(compare(before, before)).toEqual([]);
  });

  it.each([
    ['loses its name', ['shop.example.org'], [], 'the host shop.example.org'],
    ['gets another name', ['old.example.org'], ['new.example.org'], 'the host old.example.org'],
    ['gets its first name', [], ['shop.example.org'], undefined],
    ['gets a second name', ['a.example.org'], ['a.example.org', 'b.example.org'], undefined],
  ])('of a site that %s', (_, old, now, loses) => {
    const changes = compare({ Site: distribution(...old) }, { Site: distribution(...now) });
    expect(changes.map((change) => change.loses)).toEqual([loses]);
  });
});

describe('a loss', () => {
  const changes = compare(
    { Orders: table('orders'), Key: { Type: 'AWS::KMS::Key', Properties: {} } },
    { Orders: table('orders-2') },
  );

  it('stops the update until each is allowed', () => {
    const stoppedWith = (...allowed: string[]) => guardReport('x', changes, allowed).stopped;
    expect(stoppedWith()).toEqual(['Key', 'Orders']);
    expect(stoppedWith('Key')).toEqual(['Orders']);
    expect(stoppedWith('Key', 'Orders')).toEqual([]);
  });

  it('is reported with what it loses and what to type', () => {
    const text = reportText(guardReport('outcrop-prod', changes, ['Key']));
    expect(text).toContain(
      '✗ Orders (AWS::DynamoDB::Table) is replaced: TableName. It loses its rows.',
    );
    expect(text).toContain('\nKey (AWS::KMS::Key) is removed. It loses what it has encrypted.');
    expect(text).toMatch(/--allow-replacement Orders$/);
  });
});

describe('the deployed template', () => {
  beforeEach(healAccount);
  const stack = { StackName: 'outcrop-prod', CreationTime: new Date() };
  const { cloudFormation } = planOf().aws;

  it('is read from CloudFormation, as it was sent', async () => {
    const Stacks = [{ ...stack, StackStatus: 'UPDATE_COMPLETE' as const }];
    aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks });
    aws.cloudFormation
      .on(GetTemplateCommand, { StackName: 'outcrop-prod', TemplateStage: 'Original' })
      .resolves({ TemplateBody: '{"Resources":{}}' });
    expect(await deployedTemplate(cloudFormation, 'outcrop-prod')).toEqual({ Resources: {} });
  });

  it('is missing before the first deployment, and after one that failed', async () => {
    expect(await deployedTemplate(cloudFormation, 'outcrop-prod')).toBeUndefined();
    const Stacks = [{ ...stack, StackStatus: 'ROLLBACK_COMPLETE' as const }];
    aws.cloudFormation.on(DescribeStacksCommand).resolves({ Stacks });
    expect(await deployedTemplate(cloudFormation, 'outcrop-prod')).toBeUndefined();
    expect(reportText(guardReport(null, [], []))).toContain('not been deployed yet');
  });
});

describe('npm run diff-guard', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-guard-'));
  const file = path.join(folder, 'template.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Node takes long to load the descriptions of all resource types on a busy machine. */
  const timeout = 180_000;

  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const command = ['infra/diff-guard.ts', '--template', file, ...args];
      const child = execFile(process.execPath, command, (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, stdout, stderr });
      });
    });

  const template = releasedTemplate(releases.at(-1)!) as { Resources: Record<string, object> };
  const id = Object.keys(template.Resources).find((each) => each.startsWith('Dataorders'))!;
  Reflect.deleteProperty(template.Resources, id);
  writeFileSync(file, JSON.stringify(template));

  it('exits with 1 at a loss', { timeout }, async () => {
    const { code, stdout } = await run();
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining(`✗ ${id} (AWS::DynamoDB::Table) is removed.`),
    });
  });

  it(
    'exits with 0 when the loss is allowed, and prints JSON',
    { tags: 'long', timeout },
    async () => {
      const { code, stdout } = await run('--allow-replacement', id, '--json');
      expect({ code, report: JSON.parse(stdout) as object }).toEqual({
        code: 0,
        report: {
          against: `version ${releases.at(-1)}`,
          changes: [expect.objectContaining({ id, effect: 'remove', loses: 'its rows' })],
          stopped: [],
        },
      });
    },
  );

  it('exits with 2 when there is nothing to compare', { tags: 'long', timeout }, async () => {
    const missing = `${folder}/none.json`;
    const { code, stdout, stderr } = await run('--template', missing);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`${missing} cannot be read`);
  });

  it('exits with 2 for a setting without a stage', { tags: 'long', timeout }, async () => {
    const { code, stderr } = await run('-c', 'region=eu-west-2');
    expect(code).toBe(2);
    expect(stderr).toContain('--context needs --stage');
  });

  it(
    'exits with 2 in the wrong account, which has no such stack',
    { tags: 'long', timeout },
    async () => {
      const { code, stdout, stderr } = await run('--stage', 'none');
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('outcrop.none.json does not say in which AWS region the stage is');
    },
  );

  it.each(['[]', 'null', '{"resources":{}}', '{'])('refuses %s as a template', (text) => {
    writeFileSync(`${folder}/odd.json`, text);
    expect(() => readTemplate(`${folder}/odd.json`)).toThrow(/cannot be read|no Resources/);
  });
});

it('npm run deploy passes its arguments to the guard and to cdk', () => {
  const args = ['--require-approval', 'never', '-c', 'stage=test', '--allow-replacement', 'Orders'];
  expect(readArguments([...args, '--context', 'region=eu-west-2'])).toEqual({
    context: ['stage=test', 'region=eu-west-2'],
    cdk: ['--require-approval', 'never', '-c', 'stage=test', '-c', 'region=eu-west-2'],
    guard: [
      ...['-c', 'stage=test', '-c', 'region=eu-west-2'],
      ...['--allow-replacement', 'Orders'],
    ],
  });
});
