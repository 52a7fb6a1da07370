import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodeOf, reportText } from '#infra/doctor/line.ts';
import { examineLocal } from '#infra/doctor/examine-local.ts';
import { doctorFaults } from '../support/doctor-faults.ts';
import { aws, named } from '../support/healthy-account.ts';
import {
  expectLine,
  healthyStage,
  lines,
  more,
  secrets,
  stageKey,
  webhookAddress,
  type Answers,
} from '../support/healthy-stage.ts';
import { openStripe, stripeAt, type OpenStripe } from '../support/open-stripe.ts';
import { taxSettings, useTaxes } from '../support/use-taxes.ts';

let bench: OpenStripe;
let answers: Answers;
beforeEach(async () => {
  bench = await openStripe({ secretKey: stageKey });
  answers = await healthyStage(bench);
});
afterEach(() => {
  useTaxes();
  return bench.server.close();
});

async function changeEndpoint(change: Stripe.WebhookEndpointUpdateParams): Promise<void> {
  const stripe = stripeAt(bench.server.url, stageKey);
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(endpoint!.id, change);
}
test('finds nothing wrong with a healthy stage, in lines from the account to the alarms', async () => {
  const found = await lines(bench, answers);
  expect(found.filter(({ state }) => state !== 'passed')).toEqual([]);
  expect(exitCodeOf(found)).toBe(0);
  const order = [
    'sender',
    'AWS account',
    'Lambda quota',
    'certificate',
    'SES sender',
    'permission to send email',
    'stored secrets',
    'Stripe webhook',
    'alarms',
  ];
  const places = order.map((name) => found.findIndex(({ check }) => check === name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(-1);
  expect(reportText(found)).toMatch(/^✓ .*\n(✓ .*\n)+\n\d+ passed, 0 failed, 0 warnings\.$/);
});

test.for(doctorFaults)('names %s', async ([, plant, says, next]) => {
  await plant({ answers, changeEndpoint, stripe: stripeAt(bench.server.url, stageKey) });
  await expectLine(bench, answers, says, next);
  expect(exitCodeOf(await lines(bench, answers))).toBe(1);
});

test('counts right lines, wrong ones and warnings', async () => {
  answers.executions = 10;
  expect(reportText(await lines(bench, answers))).toMatch(/\n\d+ passed, 0 failed, 1 warning\.$/);
  answers.cname = ['old.example.net'];
  expect(reportText(await lines(bench, answers))).toMatch(/, 1 failed, 1 warning\.$/);
});

test('reports keys of the wrong mode, which the webhook also needs', async () => {
  secrets({ 'stripe-secret-key': 'sk_test_abc', 'stripe-webhook-secret': 'whsec_abc' });
  const found = (await lines(bench, answers)).filter(({ state }) => state !== 'passed');
  expect(found.map(({ check }) => check)).toEqual(['stored secrets', 'Stripe webhook']);
  expect(found[0]!.says).toContain('This is a test key');
  expect(JSON.stringify(found)).not.toContain('sk_test_abc');
});

test('reports a key that Stripe does not know', async () => {
  secrets({ 'stripe-secret-key': 'sk_live_deleted', 'stripe-webhook-secret': 'whsec_abc' });
  const found = await lines(bench, answers);
  const line = found.find(({ check }) => check === 'Stripe key');
  expect(line).toMatchObject({ state: 'failed', next: 'npm run put-secrets -- --stage prod' });
});

test('checks nothing else if the account is wrong', async () => {
  answers.account = '999999999999';
  const found = await lines(bench, answers);
  expect(found.at(-1)).toMatchObject({ state: 'skipped', check: 'rest' });
  expect(found.map(({ check }) => check)).not.toContain('certificate');
});

test.for([
  ['made by hand', {}, 'was created by hand'],
  ['of an older API version', { api_version: '2025-09-30.clover' }, '2025-09-30.clover'],
] as const)('names an endpoint %s', async ([, more, says]) => {
  const stripe = stripeAt(bench.server.url, stageKey);
  const [connected] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(connected!.id, { disabled: true });
  const mark = 'api_version' in more ? connected!.metadata : {};
  await stripe.webhookEndpoints.create({
    url: webhookAddress,
    enabled_events: ['*'],
    metadata: mark,
    ...more,
  });
  await expectLine(bench, answers, says, 'npm run connect-stripe -- --stage prod');
});

test('before the deployment, checks what can already be right', async () => {
  const found = await lines(bench, answers, false);
  expect(found.at(-1)).toMatchObject({ state: 'skipped', next: 'npm run deploy -- -c stage=prod' });
  expect(found.map(({ check }) => check)).not.toContain('Stripe webhook');
  expect(exitCodeOf(found)).toBe(0);
});

test('does not report a stage as undeployed if its stack may not be read', async () => {
  aws.cloudFormation.on(DescribeStacksCommand).rejects(named('AccessDenied', 'not authorized'));
  const found = await lines(bench, answers, false);
  expect(found.at(-1)).toMatchObject({ state: 'skipped', check: 'rest' });
  expect(found.map(({ check }) => check)).not.toContain('deployment');
  expect(exitCodeOf(found)).toBe(2);
});

test('exits with 2 if something could not be checked', async () => {
  more.cloudWatch.on(DescribeAlarmsCommand).rejects(named('AccessDenied', 'not authorized'));
  const found = await lines(bench, answers);
  const unknown = found.filter(({ state }) => state !== 'passed');
  expect(unknown).toMatchObject([{ state: 'unknown', check: 'alarms' }]);
  expect(unknown[0]!.says).toContain('alarms could not be checked');
  expect(exitCodeOf(found)).toBe(2);
});

test('without a stage and without a local stack, says how to start one', async () => {
  const found = await examineLocal(undefined);
  expect(exitCodeOf(found)).toBe(2);
  expect(found[0]!.next).toMatch(/^npm start/);
});

test('says what to do about a damaged file of the local stack', async () => {
  await expect(examineLocal('{')).rejects.toThrow('Run npm start again');
});

test('reports a local stack that has died', async () => {
  const found = await examineLocal(
    JSON.stringify({
      siteUrl: 'http://127.0.0.1:1',
      region: 'eu-west-2',
      endpoints: { dynamodb: 'http://127.0.0.1:1' },
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    }),
  );
  expect(found).toMatchObject([{ state: 'failed', check: 'site' }]);
  expect(exitCodeOf(found)).toBe(1);
});

test.for(['exclusive', 'inclusive'] as const)(
  'examines Stripe Tax where the site asks for it, with %s prices',
  async (prices) => {
    useTaxes(taxSettings[prices]);
    expect((await lines(bench, answers)).map(({ says }) => says)).toContain(
      'Stripe Tax is active.',
    );
    await bench.switches({ taxPending: true });
    await expectLine(
      bench,
      answers,
      'It still needs: head_office.address',
      'In Stripe: Settings, Tax',
    );
    useTaxes();
    expect((await lines(bench, answers)).every(({ state }) => state === 'passed')).toBe(true);
  },
);
