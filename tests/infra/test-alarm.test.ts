import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startFakeCloudWatch } from '../support/fake-cloudwatch.ts';
import { runCommand } from '../support/run-command.ts';
import { resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const stage = 'bells';
const alarmsOf = (settings: { stage: string }) =>
  resourcesOfType(synthesizeSite(settings), 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) => Properties['AlarmName'] as string,
  );

async function ring(alarmNames: readonly string[], ...more: string[]) {
  const cloudWatch = await startFakeCloudWatch(alarmNames);
  onTestFinished(cloudWatch.stop);
  const args = ['--stage', stage, '--region', 'eu-west-2', ...more];
  const outcome = await runCommand('infra/test-alarm.ts', args, {
    AWS_ENDPOINT_URL_CLOUDWATCH: cloudWatch.url,
    AWS_ACCESS_KEY_ID: 'AKIATEST',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  return { ...outcome, changes: cloudWatch.changes };
}

it("raises an alarm from the stage's template, and exits with 1 if nobody is notified", async () => {
  const { code, stdout, stderr, changes } = await ring(alarmsOf({ stage }));
  expect([code, stderr]).toEqual([1, '']);
  expect(changes).toEqual([
    {
      AlarmName: 'outcrop-bells-api-5xx',
      StateValue: 'ALARM',
      StateReason: 'A test: npm run test-alarm',
    },
  ]);
  expect(stdout).toContain('nobody is notified: set alarmEmail in outcrop.bells.json');
});

it('prints JSON', async () => {
  const { stdout } = await ring(alarmsOf({ stage }), '--json');
  expect(JSON.parse(stdout)).toEqual({ alarm: 'outcrop-bells-api-5xx', email: null });
});

describe('of a stage with an address', () => {
  const file = 'outcrop.bells.json';
  beforeEach(() => writeFileSync(file, JSON.stringify({ alarmEmail: 'ops@outcrop.example' })));
  afterEach(() => rmSync(file));

  it('says who gets the email', async () => {
    const { code, stdout } = await ring(alarmsOf({ stage }));
    expect(code).toBe(0);
    expect(stdout).toContain('an email is on its way to ops@outcrop.example.');
  });
});

it('raises nothing if the stage has no alarm', async () => {
  const { code, stdout, stderr, changes } = await ring(['outcrop-prod-api-5xx']);
  expect([code, stdout, changes]).toEqual([2, '', []]);
  expect(stderr).toBe(
    'There is no alarm outcrop-bells-api-5xx here. Is the stage deployed, and are these its account and region?\n',
  );
});

it.each([
  [
    'no region',
    [],
    {},
    'outcrop.bells.json does not say in which AWS region the stage is.\n  → Add to outcrop.bells.json',
  ],
  [
    'no credentials',
    ['--region', 'eu-west-2'],
    {},
    'There are no AWS credentials.\n  → aws configure sso',
  ],
  [
    'no network',
    ['--region', 'eu-west-2'],
    { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'secret' },
    'AWS does not respond. Is the network up',
  ],
])('says what to do with %s', async (_, more, variables, says) => {
  const nowhere = {
    AWS_ENDPOINT_URL_CLOUDWATCH: 'http://127.0.0.1:1',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
  const outcome = await runCommand('infra/test-alarm.ts', ['--stage', stage, ...more], {
    ...nowhere,
    ...variables,
  });
  expect(outcome).toMatchObject({ code: 2, stdout: '' });
  expect(outcome.stderr).toContain(says);
});
