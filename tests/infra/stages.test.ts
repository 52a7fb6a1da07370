import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Token } from 'aws-cdk-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadStageConfig } from '#infra/load-stage-config.ts';
import { readStageSettings } from '#infra/read-stage-settings.ts';
import { missingBuild } from '#infra/missing-build.ts';
import { parseStageConfig } from '#infra/stage-config.ts';
import { resolveText, resolveValue } from '../support/resolve-template.ts';
import { stubBuild } from '../support/stub-build.ts';
import { apiOf } from '../support/routes-of.ts';
import {
  allIfLong,
  createApp,
  resourcesOfType,
  synthesizeSite,
} from '../support/synthesize-site.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

describe('a stage with a domain, other origins and a budget', () => {
  const site = synthesizeSite(
    {
      stage: 'shop2',
      domainName: 'shop.example.org',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/8f2c',
      senderEmail: 'hello@example.org',
      alarmEmail: 'ops@example.org',
      allowedOrigins: ['https://app.example.org'],
      logRetentionDays: 90,
      monthlyBudgetUsd: 50,
    },
    allIfLong,
  );
  const properties = (type: string) =>
    resolveValue(site.resources, resourcesOfType(site, type)[0]![1].Properties);

  it('serves the domain with its certificate and TLS 1.2', () => {
    expect(properties('AWS::CloudFront::Distribution')).toMatchObject({
      DistributionConfig: {
        Aliases: ['shop.example.org'],
        ViewerCertificate: {
          AcmCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/8f2c',
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      },
    });
    expect(resolveText(site.resources, site.outputs['SiteAddress']!.Value)).toBe(
      'https://shop.example.org',
    );
  });

  it('lets exactly the other origins call the API, with credentials', () => {
    const { CorsConfiguration: cors } = properties('AWS::ApiGatewayV2::Api') as {
      CorsConfiguration: Record<string, unknown>;
    };
    expect(cors).toMatchObject({
      AllowOrigins: ['https://app.example.org'],
      AllowCredentials: true,
    });
    // The document overwrites the property, and must say the same.
    const same = Object.entries(apiOf(site)['x-amazon-apigateway-cors']!);
    expect(Object.fromEntries(same.map(([key, value]) => [capitalized(key), value]))).toEqual(cors);
    const [environment] = resourcesOfType(site, 'AWS::Lambda::Function')
      .filter(([, { Properties }]) => Properties['FunctionName'] === 'outcrop-shop2-purchase')
      .map(([, { Properties }]) => Properties['Environment']);
    expect(environment).toMatchObject({
      Variables: {
        SITE_URL: 'https://shop.example.org',
        ALLOWED_ORIGINS: 'https://app.example.org',
      },
    });
  });

  it('names everything after the stage', () => {
    const names = resourcesOfType(site, 'AWS::DynamoDB::Table').map(
      ([, { Properties }]) => Properties['TableName'] as string,
    );
    expect(names.filter((name) => !name.startsWith('outcrop-shop2-'))).toEqual([]);
  });

  it('sends from its own domain and has a budget', () => {
    expect(properties('AWS::SES::EmailIdentity')).toMatchObject({ EmailIdentity: 'example.org' });
    expect(properties('AWS::Budgets::Budget')).toMatchObject({
      Budget: { BudgetLimit: { Amount: 50, Unit: 'USD' } },
    });
  });

  it('has no finding either', { tags: 'repeats' }, () => {
    expect(site.pluginReports).toEqual([]);
  });
});

describe('a stage that sends with an identity of another', () => {
  const senderEmail = 'hello@example.org';
  const site = synthesizeSite(
    { stage: 'test', senderEmail, senderIdentity: 'existing' },
    allIfLong,
  );

  it('creates none, and may send with that of the domain or of the address', () => {
    expect(resourcesOfType(site, 'AWS::SES::EmailIdentity')).toEqual([]);
    const roles = resourcesOfType(site, 'AWS::IAM::Role').map(([, { Properties }]) => Properties);
    const statements = roles.flatMap(({ Policies = [] }) =>
      (Policies as { PolicyDocument: { Statement: { Action: string; Resource: unknown }[] } }[])
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Action }) => Action === 'ses:SendEmail'),
    );
    expect(statements.length).toBeGreaterThan(1);
    for (const { Resource } of statements) {
      expect(resolveValue(site.resources, Resource)).toEqual([
        'arn:aws:ses:eu-west-2:123456789012:configuration-set/outcrop-test',
        'arn:aws:ses:eu-west-2:123456789012:identity/example.org',
        'arn:aws:ses:eu-west-2:123456789012:identity/hello@example.org',
      ]);
    }
  });

  it('sends with its own configuration set, and has no finding', { tags: 'repeats' }, () => {
    const [, mail] = resourcesOfType(site, 'AWS::Lambda::Function').find(
      ([, { Properties }]) => Properties['FunctionName'] === 'outcrop-test-mail',
    )!;
    const variables = resolveValue(site.resources, mail.Properties['Environment']);
    expect(variables).toMatchObject({ Variables: { MAIL_CONFIGURATION_SET: 'outcrop-test' } });
    expect(site.pluginReports).toEqual([]);
  });
});

it('an identity outlives its stage, because others may send with it', () => {
  const [[, identity] = [undefined, undefined]] = resourcesOfType(
    synthesizeSite(),
    'AWS::SES::EmailIdentity',
  );
  expect(identity!.DeletionPolicy).toBe('RetainExceptOnCreate');
});

describe('settings', () => {
  it('have defaults, so that a stage synthesizes without an account', () => {
    expect(parseStageConfig({})).toEqual({
      stage: 'prod',
      protect: true,
      terminationProtection: true,
      senderEmail: 'no-reply@outcrop.test',
      senderIdentity: 'domain',
      logRetentionDays: 30,
      allowedOrigins: [],
      liveMode: false,
      dashboard: true,
      malwareScan: false,
    });
  });

  it('may come as text from the command line', () => {
    const given = {
      logRetentionDays: '90',
      liveMode: 'true',
      allowedOrigins: 'https://a.example.org,https://b.example.org',
    };
    expect(parseStageConfig(given)).toMatchObject({
      logRetentionDays: 90,
      liveMode: true,
      allowedOrigins: ['https://a.example.org', 'https://b.example.org'],
    });
  });

  it.each([
    [{ stage: 'Prod!' }, 'stage'],
    [{ account: '1234' }, 'account'],
    [{ region: 'Europe' }, 'region'],
    [{ domainName: 'shop.example.org' }, 'give both domainName and certificateArn, or neither'],
    [
      {
        domainName: 'shop.example.org',
        certificateArn: 'arn:aws:acm:eu-west-2:123456789012:certificate/8f2c',
      },
      'us-east-1',
    ],
    [{ allowedOrigins: ['https://a.example.org/'] }, 'allowedOrigins[0]'],
    [{ allowedOrigins: ['http://a.example.org'] }, 'allowedOrigins[0]'],
    [{ logRetentionDays: 8 }, 'logRetentionDays'],
    [{ monthlyBudgetUsd: 10 }, 'monthlyBudgetUsd needs an alarmEmail'],
    [{ domian: 'shop.example.org' }, 'domian'],
  ])('%o are refused by name', (settings, message) => {
    expect(() => parseStageConfig(settings)).toThrow(message);
  });

  it('are in a file for each stage', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-settings-'));
    writeFileSync(path.join(folder, 'outcrop.test.json'), '{"senderEmail":"a@example.org"}');
    writeFileSync(path.join(folder, 'outcrop.broken.json'), '{');
    expect(readStageSettings(folder, 'test')).toEqual({
      stage: 'test',
      senderEmail: 'a@example.org',
    });
    expect(readStageSettings(folder, 'none')).toEqual({ stage: 'none' });
    expect(() => readStageSettings(folder, 'broken')).toThrow('outcrop.broken.json is not valid');
    rmSync(folder, { recursive: true });
  });
});

describe('account and region of a stage', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-pinned-'));
  const here = { account: '123456789012', region: 'eu-west-2' };
  writeFileSync(path.join(folder, 'outcrop.prod.json'), JSON.stringify(here));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of its file', () => {
    expect(loadStageConfig(folder, 'prod', { region: undefined })).toMatchObject(here);
    expect(loadStageConfig(folder, 'prod', here)).toMatchObject(here);
  });

  it.each([{ account: '999999999999' }, { region: 'us-east-1' }])(
    'cannot be changed to %o by a command',
    (other) => {
      const [[name, value]] = Object.entries(other) as [['account' | 'region', string]];
      expect(() => loadStageConfig(folder, 'prod', other)).toThrow(
        `The ${name} of the stage "prod" is ${here[name]} (outcrop.prod.json), not ${value}.`,
      );
    },
  );

  it('are those of the command if the file names none', () => {
    expect(loadStageConfig(folder, 'test', here)).toMatchObject({ stage: 'test', ...here });
  });

  it(
    'determine where CDK puts the stack, and are undefined if none are given',
    { tags: 'long' },
    () => {
      const { account, region } = createApp(here).stack;
      expect([account, region]).toEqual(['123456789012', 'eu-west-2']);
      expect(Token.isUnresolved(createApp().stack.region)).toBe(true);
    },
  );
});

describe('the build', () => {
  it('is accepted if it is complete', () => {
    const folder = stubBuild();
    expect(missingBuild(folder)).toBeUndefined();
  });

  it('is refused with the names of missing files', () => {
    const folder = stubBuild();
    rmSync(path.join(folder, 'functions/sweep'), { recursive: true });
    expect(missingBuild(folder)).toContain(
      'The build is not complete. Run "npm run build" first. Missing:\n  dist/functions/sweep/index.cjs',
    );
  });

  it('must contain sharp for the platform of Lambda, whatever it contains for others', () => {
    const folder = stubBuild();
    const packages = path.join(folder, 'layers/sharp/nodejs/node_modules/@img');
    renameSync(path.join(packages, 'sharp-linux-arm64'), path.join(packages, 'sharp-linux-x64'));
    expect(missingBuild(folder)).toContain(
      'Missing:\n  dist/layers/sharp (by "npm run build:lambda")',
    );
  });
});
