import { describe, expect, it } from 'vitest';
import { functionNames } from '#infra/function-plan.ts';
import { modelPermissions } from '#infra/model-permissions.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { isAllowed, statementsOfFunction } from '../support/iam-simulator.ts';
import { resolveValue } from '../support/resolve-template.ts';
import {
  resourcesOfType,
  synthesizeSite,
  type SynthesizedSite,
  nagIfLong,
} from '../support/synthesize-site.ts';

const modelId = 'anthropic.claude-haiku-4-5-20251001-v1:0';
const here = { partition: 'aws', region: 'eu-west-2', account: '123456789012' };
const model = (region: string, id = modelId) => `arn:aws:bedrock:${region}::foundation-model/${id}`;
const profile = (id: string) => `arn:aws:bedrock:eu-west-2:123456789012:inference-profile/${id}`;
const key = 'arn:aws:ssm:eu-west-2:123456789012:parameter/outcrop/prod/assistant-api-key';

const bedrock = (id: string) => ({ kind: 'bedrock', modelId: id }) as const;
const compatible = {
  kind: 'openai-compatible',
  baseUrl: 'https://models.example.org/v1',
  model: 'small',
} as const;

const mayAsk = (site: SynthesizedSite, name: string, arn: string, through?: string) =>
  isAllowed(
    statementsOfFunction(site, `outcrop-prod-${name}`),
    'bedrock:InvokeModel',
    arn,
    through ? { 'bedrock:InferenceProfileArn': through } : {},
  );
const permissionsOf = (site: SynthesizedSite, name: string, service: string) =>
  statementsOfFunction(site, `outcrop-prod-${name}`).flatMap(({ actions, resources }) =>
    actions
      .filter((action) => action.startsWith(`${service}:`))
      .map((action) => [action, ...resources].join(' ')),
  );
const alarmsOf = (site: SynthesizedSite) =>
  resourcesOfType(site, 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) =>
      resolveValue(site.resources, Properties) as Record<string, unknown> & { AlarmName: string },
  );

const withoutModel = synthesizeSite({}, 'none', { kind: 'built-in' });

describe('without a model', () => {
  const site = withoutModel;

  it.each(functionNames)('%s may call none, and reads no key for one', (name) => {
    expect(permissionsOf(site, name, 'bedrock')).toEqual([]);
    expect(
      permissionsOf(site, name, 'ssm').filter((permission) => permission.includes(key)),
    ).toEqual([]);
  });

  it('an alarm watches failed replies, and none watches tokens', () => {
    const names = alarmsOf(site).map(({ AlarmName }) => AlarmName);
    expect(names).toContain('outcrop-prod-replies-failed');
    expect(names).not.toContain('outcrop-prod-reply-tokens');
  });
});

describe('with a model of Bedrock', () => {
  const site = synthesizeSite({}, nagIfLong, bedrock(modelId));

  it('chat may call that model in this region, and no other one', () => {
    expect(permissionsOf(site, 'chat', 'bedrock')).toEqual([
      `bedrock:InvokeModel ${model('eu-west-2')}`,
    ]);
    expect(mayAsk(site, 'chat', model('eu-west-2'))).toBe(true);
    expect(mayAsk(site, 'chat', model('us-east-1'))).toBe(false);
    expect(mayAsk(site, 'chat', model('eu-west-2', `${modelId}0`))).toBe(false);
  });

  it.each(functionNames.filter((name) => name !== 'chat'))('%s may call none', (name) => {
    expect(permissionsOf(site, name, 'bedrock')).toEqual([]);
  });

  it('too many tokens in a day set off an alarm', () => {
    expect(
      alarmsOf(site).find(({ AlarmName }) => AlarmName.endsWith('-reply-tokens')),
    ).toMatchObject({
      Namespace: 'outcrop-prod',
      MetricName: 'reply-tokens',
      Statistic: 'Sum',
      Period: 86_400,
      Threshold: assistantConfig.dailyTokensAlarm,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    });
  });

  it('has no finding of cdk-nag', { tags: 'long' }, () => {
    expect(site.pluginReports).toEqual([]);
  });
});

describe('with a geographic inference profile of Bedrock', () => {
  const id = `eu.${modelId}`;
  const site = synthesizeSite({}, nagIfLong, bedrock(id));

  it('chat may call the profile, and through it the model in any region', () => {
    expect(mayAsk(site, 'chat', profile(id))).toBe(true);
    expect(mayAsk(site, 'chat', model('eu-central-1'), profile(id))).toBe(true);
    expect(mayAsk(site, 'chat', model('eu-west-2'), profile(id))).toBe(true);
  });

  it('chat may not call the model directly or through another profile, nor another model', () => {
    expect(mayAsk(site, 'chat', model('eu-west-2'))).toBe(false);
    expect(mayAsk(site, 'chat', model('eu-west-2'), profile(`us.${modelId}`))).toBe(false);
    expect(mayAsk(site, 'chat', model('eu-west-2', 'amazon.nova-lite-v1:0'), profile(id))).toBe(
      false,
    );
    expect(mayAsk(site, 'chat', profile(`us.${modelId}`))).toBe(false);
  });

  it('has no finding of cdk-nag', { tags: 'long' }, () => {
    expect(site.pluginReports).toEqual([]);
  });
});

describe('with an OpenAI-compatible model', () => {
  const site = synthesizeSite({}, 'none', compatible);

  it('chat reads its key, and nothing of Bedrock', () => {
    expect(permissionsOf(site, 'chat', 'ssm')).toEqual([`ssm:GetParameter ${key}`]);
    expect(permissionsOf(site, 'chat', 'bedrock')).toEqual([]);
  });

  it.each(functionNames.filter((name) => name !== 'chat'))('%s does not', (name) => {
    expect(
      permissionsOf(site, name, 'ssm').filter((permission) => permission.includes(key)),
    ).toEqual([]);
  });

  it('the API counts as slow at 15 seconds, not at 3, because replies take time', () => {
    const slow = ({ AlarmName }: { AlarmName: string }) => AlarmName === 'outcrop-prod-api-slow';
    expect(alarmsOf(site).find(slow)).toMatchObject({ Threshold: 15_000 });
    expect(alarmsOf(withoutModel).find(slow)).toMatchObject({ Threshold: 3000 });
  });

  it('its tokens are watched too', () => {
    expect(alarmsOf(site).map(({ AlarmName }) => AlarmName)).toContain('outcrop-prod-reply-tokens');
  });
});

describe('permissions on models', () => {
  it('for a global profile cover the profile, the model in this region and the model without a region', () => {
    const id = `global.${modelId}`;
    expect(modelPermissions(bedrock(id), here)).toEqual([
      { resources: [profile(id)] },
      { resources: [model('eu-west-2'), model('')], onlyThrough: profile(id) },
    ]);
  });

  it("do not mistake a provider's name for a geography", () => {
    expect(modelPermissions(bedrock('us.amazon.nova-lite-v1:0'), here)[1]!.resources).toEqual([
      model('*', 'amazon.nova-lite-v1:0'),
    ]);
    expect(modelPermissions(bedrock('ai21.jamba-1-5-mini-v1:0'), here)).toEqual([
      { resources: [model('eu-west-2', 'ai21.jamba-1-5-mini-v1:0')] },
    ]);
  });

  it.each([profile(modelId), '*', 'anthropic.claude*', 'a/b'])('are not given for %s', (id) => {
    expect(() => modelPermissions(bedrock(id), here)).toThrow('is not the id of a model');
  });
});

describe('the metrics of logs', () => {
  const site = synthesizeSite({}, nagIfLong, bedrock(modelId));

  const metricFilters = () =>
    resourcesOfType(site, 'AWS::Logs::MetricFilter').map(
      ([, { Properties }]) => resolveValue(site.resources, Properties) as Record<string, unknown>,
    );

  it('count refused events from Stripe, but no forged ones', () => {
    const refusals = metricFilters().filter(({ LogGroupName }) =>
      String(LogGroupName).endsWith('-purchase'),
    );
    expect(refusals.map(({ FilterPattern }) => FilterPattern)).toEqual([
      '{ ($.message = "webhook refused") && ($.genuine IS TRUE) }',
    ]);
  });

  it('come from the lines that the function chat writes', () => {
    const filters = metricFilters().filter(({ LogGroupName }) =>
      String(LogGroupName).endsWith('-chat'),
    );

    const shown = filters.map(({ FilterPattern, MetricTransformations }) => {
      const [{ MetricName, MetricValue }] = MetricTransformations as [Record<string, string>];
      return [MetricName, FilterPattern, MetricValue];
    });
    const isReply = '($.message = "reply")';
    expect(shown).toEqual([
      ['replies', `{ ${isReply} && ($.outcome != "repeated") }`, '1'],
      ['failed-replies', `{ ${isReply} && ($.outcome = "failed") }`, '1'],
      ['reply-tokens', `{ ${isReply} && ($.tokens > 0) }`, '$.tokens'],
    ]);
  });

  it('set off an alarm when a fifth of the replies in 15 minutes, and at least three, failed', () => {
    const alarm = alarmsOf(site).find(({ AlarmName }) => AlarmName.endsWith('-replies-failed'))!;
    expect(alarm).toMatchObject({
      Threshold: 20,
      EvaluationPeriods: 1,
      TreatMissingData: 'notBreaching',
    });
    const metrics = alarm['Metrics'] as {
      Expression?: string;
      MetricStat?: { Period: number; Stat: string; Metric: { MetricName: string } };
    }[];
    expect(metrics[0]!.Expression).toBe('IF(failed >= 3, 100 * failed / replies, 0)');
    expect(
      metrics.slice(1).map(({ MetricStat }) => [MetricStat!.Metric.MetricName, MetricStat!.Period]),
    ).toEqual([
      ['failed-replies', 900],
      ['replies', 900],
    ]);
  });
});
