import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv, type SecretName as SecretInEnv } from '#functions/platform/env.ts';
import { functionNames, functionPlans } from '#infra/function-plan.ts';
import { secretParameters } from '#infra/secret-parameters.ts';
import { methodsOf } from '#shared/contracts/define-contract.ts';
import { deployedCalls } from '#shared/contracts/index.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { resolveText, resolveValue } from '../support/resolve-template.ts';
import { routesOf } from '../support/routes-of.ts';
import { resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite({ alarmEmail: 'ops@outcrop.example' }, 'all');
const of = (type: string) => resourcesOfType(site, type).map(([, resource]) => resource);
const values = (type: string) =>
  of(type).map(({ Properties }) => resolveValue(site.resources, Properties)) as never[];

describe('routes', () => {
  const routes = routesOf(site).map(({ routeKey, uri }) => [
    routeKey,
    /:function:outcrop-prod-(\w+)\/invocations$/.exec(uri)?.[1],
  ]);

  it('has one route for each method of a deployed call, to the function of its group, and one for the rest', () => {
    const expected = deployedCalls().flatMap(({ group, call }) =>
      methodsOf(call).map((method) => [`${method} ${call.path}`, group]),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(routes.sort()).toEqual([...expected, ['$default', 'unrouted']].sort());
  });

  it('may call their functions, by one permission each', () => {
    const groups = new Set([...deployedCalls().map(({ group }) => group as string), 'unrouted']);
    const [called, api] = ['FunctionName', 'SourceArn'].map((key) =>
      of('AWS::Lambda::Permission')
        .filter(({ Properties }) => Properties['Principal'] === 'apigateway.amazonaws.com')
        .map(({ Properties }) => JSON.stringify(Properties[key])),
    );
    expect(new Set(called).size).toBe(groups.size);
    expect(called).toHaveLength(groups.size);
    expect(new Set(api).size).toBe(1);
    // The source of the default route is `<api>/$default/$default`: a third wildcard would exclude it.
    expect(api![0]).toMatch(/:execute-api:[^*]*\/\*\/\*"/);
  });

  it('have HEAD for every GET of a page', () => {
    const keys = routes.map(([key]) => key!);
    for (const { method, path } of Object.values(pagesContract)) {
      expect(keys).toContain(`HEAD ${path}`);
      expect(method).toBe('GET');
    }
  });

  it('have one catch-all, which runs the function unrouted', () => {
    const wide = routes.filter(([key]) => /\$default|ANY |\{proxy\+\}/.test(key!));
    expect(wide).toEqual([['$default', 'unrouted']]);
  });

  it('are throttled, and logged without personal addresses', () => {
    const [stage] = values('AWS::ApiGatewayV2::Stage');
    expect(stage).toMatchObject({
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
      AccessLogSettings: { Format: expect.not.stringMatching(/sourceIp|\$context\.path/) },
    });
  });
});

describe('functions', () => {
  const functions = new Map(
    of('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties['FunctionName'])
      .map(({ Properties }) => [
        (Properties['FunctionName'] as string).replace('outcrop-prod-', ''),
        Properties,
      ]),
  );

  const knowingNames = functionNames.filter((name) => name !== 'tokens');

  it('know their stage, except the one that Cognito calls', () => {
    expect(functions.get('tokens')!['Environment']).toBeUndefined();
  });

  it('are those of the plan', () => {
    expect([...functions.keys()].sort()).toEqual([...functionNames].sort());
  });

  it.each(functionNames)(
    '%s runs on Node 24, ARM, with the memory and time of its plan',
    (name) => {
      const { memoryMb, timeoutSeconds } = functionPlans[name];
      expect(functions.get(name)).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        MemorySize: memoryMb,
        Timeout: timeoutSeconds,
      });
    },
  );

  it('share the concurrency of the account', () => {
    const reserved = [...functions].filter(([, each]) => 'ReservedConcurrentExecutions' in each);
    expect(reserved).toEqual([]);
  });

  it('that process pictures get sharp in a layer for their platform, and no others do', () => {
    const layered = [...functions].filter(([, { Layers }]) => Layers);
    expect(layered.map(([name]) => name)).toEqual(['media', 'previews']);
    const layer = { LayerName: 'outcrop-prod-sharp', CompatibleArchitectures: ['arm64'] };
    const layers = values('AWS::Lambda::LayerVersion');
    expect(layers).toContainEqual(expect.objectContaining(layer));
  });

  it.each(knowingNames)('%s gets an environment that handlers accept', (name) => {
    const { Variables } = functions.get(name)!['Environment'] as { Variables: object };
    const env = parseEnv(resolveValue(site.resources, Variables) as Record<string, string>);
    expect(env).toMatchObject({
      STAGE: 'prod',
      SITE_URL: 'https://d111111abcdef8.cloudfront.net',
      TABLE_PREFIX: 'outcrop-prod',
      PRIVATE_BUCKET: 'outcrop-prod-private-123456789012-eu-west-2',
      EDGE_KEY: '5f3a9c1e-0b7d-4a52-9e11-2d8c6b40f7aa',
      PAGES_DIR: '/var/task/pages',
      SITE_TEXT_FILE: '/var/task/site-text.json',
    });
    expect(env.PASSWORD_HASHING).toBeUndefined();
    expect(env.JWKS_URL).toBeUndefined();
    expect(env.STRIPE_API_BASE).toBeUndefined();
    expect(env.STRIPE_PAYMENTS_URL).toBeUndefined();
  });

  it('are given secrets by name only', () => {
    const names: Record<SecretInEnv, string> = secretParameters({ stage: 'prod' });
    for (const name of knowingNames) {
      const { Environment } = functions.get(name)!;
      const variables = (Environment as { Variables: Record<string, string> }).Variables;
      for (const [secret, parameter] of Object.entries(names)) {
        expect(variables[`${secret}_PARAMETER`]).toBe(parameter);
        expect(variables[secret]).toBeUndefined();
      }
    }
  });

  it('keep their logs for the configured time', () => {
    const groups = values('AWS::Logs::LogGroup') as { RetentionInDays: number }[];
    expect(groups.length).toBe(functionNames.length + 2);
    expect(groups.map(({ RetentionInDays }) => RetentionInDays)).toEqual(groups.map(() => 30));
  });
});

describe('an operator', () => {
  const alarms = values('AWS::CloudWatch::Alarm') as {
    AlarmName: string;
    AlarmActions: unknown[];
  }[];

  it('is notified of every alarm by email', () => {
    expect(values('AWS::SNS::Subscription')).toMatchObject([
      { Protocol: 'email', Endpoint: 'ops@outcrop.example' },
    ]);
    expect(alarms.map(({ AlarmActions }) => AlarmActions.length)).toEqual(alarms.map(() => 1));
  });

  it('has alarms that the runbook explains', () => {
    const names = alarms.map(({ AlarmName }) => AlarmName.replace('outcrop-prod-', '')).sort();
    const errors = functionNames.map((name) => `${name}-errors`);
    const others = [
      'payments-waiting',
      'sweep-missing',
      'site-unreachable',
      'certificate-ends',
      'table-throttles',
      'slow-runs',
      'media-rejected',
      'bounce-rate',
      'complaint-rate',
      'api-5xx',
      'api-slow',
      'throttles',
      'replies-failed',
      'webhook-refused',
      'bounces-failed',
      'digest-failed',
      'holds-failed',
      'mail-failed',
      'media-failed',
      'previews-failed',
      'publish-failed',
      'sweep-failed',
    ];
    expect(names).toEqual([...errors, ...others].sort());
    const runbook = readFileSync('docs/runbook.md', 'utf8');
    for (const name of [...others, 'reply-tokens', '<function>-errors'])
      expect(runbook).toContain(`\`${name}\``);
  });

  it('gets the URLs and the command for the first admin', () => {
    const output = (name: string) => resolveText(site.resources, site.outputs[name]!.Value);
    expect(output('SiteAddress')).toBe('https://d111111abcdef8.cloudfront.net');
    expect(output('ApiAddress')).toMatch(/^https:\/\/\w+\.execute-api\.eu-west-2\.amazonaws\.com$/);
    expect(output('WebhookAddress')).toBe(
      'https://d111111abcdef8.cloudfront.net/api/stripe/webhook',
    );
    const pool = output('UserPoolId');
    expect(output('UserPoolClientId')).not.toBe('');
    expect(output('MakeFirstAdmin')).toBe(
      `npm run make-admin -- you@example.org --create --pool ${pool} --region eu-west-2`,
    );
  });
});

it('has no unacknowledged finding of cdk-nag or of CDK itself', () => {
  expect(site.pluginReports).toEqual([]);
});
