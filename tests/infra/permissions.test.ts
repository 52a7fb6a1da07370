import { describe, expect, it } from 'vitest';
import { functionNames, functionPlans } from '#infra/function-plan.ts';
import type { FunctionPlan } from '#infra/function-permissions.ts';
import { isAllowed, statementsOfFunction } from '../support/iam-simulator.ts';
import { synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite();
const region = 'eu-west-2:123456789012';
const table = (name: string) => `arn:aws:dynamodb:${region}:table/outcrop-prod-${name}`;
const pool = `arn:aws:cognito-idp:${region}:userpool/identitypool9e5aed46`;
const privateFile = (key: string) =>
  `arn:aws:s3:::outcrop-prod-private-123456789012-eu-west-2/${key}`;
const parameter = (name: string) => `arn:aws:ssm:${region}:parameter/outcrop/prod/${name}`;
const distribution = 'arn:aws:cloudfront::123456789012:distribution/EDFDVBD6EXAMPLE';
const sender = `arn:aws:ses:${region}:identity/outcrop.test`;
const logStream = (name: string) =>
  `arn:aws:logs:${region}:log-group:/aws/lambda/outcrop-prod-${name}:log-stream:2026/11/21/a`;

const mayDo = (name: string, action: string, resource: string) =>
  isAllowed(statementsOfFunction(site, `outcrop-prod-${name}`), action, resource);

/** The calls of SDK clients in the code of each group. */
const allowed: [group: string, action: string, resource: string][] = [
  ['auth', 'dynamodb:GetItem', table('users')],
  ['auth', 'dynamodb:Query', `${table('users')}/index/byEmail`],
  ['auth', 'dynamodb:PutItem', table('ledger')],
  ['auth', 'dynamodb:PutItem', table('mails')],
  ['auth', 'dynamodb:DeleteItem', table('ephemera')],
  ['auth', 'cognito-idp:AdminInitiateAuth', pool],
  ['auth', 'cognito-idp:AdminUserGlobalSignOut', pool],
  ['auth', 'cognito-idp:AdminDeleteUser', pool],
  ['auth', 'dynamodb:DeleteItem', table('purchases')],
  ['auth', 'ssm:GetParameter', parameter('signing-key')],
  ['sweep', 'dynamodb:DeleteItem', table('users')],
  ['articles', 'dynamodb:Query', `${table('articles')}/index/shelf`],
  ['articles', 'dynamodb:Query', `${table('articles')}/index/labels`],
  ['articles', 'dynamodb:UpdateItem', table('articles')],
  ['articles', 'dynamodb:PutItem', table('ratings')],
  ['articles', 'dynamodb:GetItem', table('settings')],
  ['purchase', 'dynamodb:PutItem', table('orders')],
  ['purchase', 'dynamodb:Query', table('purchases')],
  ['purchase', 'dynamodb:DeleteItem', table('purchases')],
  ['purchase', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['purchase', 'ssm:GetParameter', parameter('stripe-webhook-secret')],
  ['downloads', 'dynamodb:GetItem', table('purchases')],
  ['downloads', 's3:GetObject', privateFile('articles/a1/paper.pdf')],
  ['downloads', 'ssm:GetParameter', parameter('signing-key')],
  ['pages', 'dynamodb:GetItem', table('articles')],
  ['mail', 'ses:SendEmail', sender],
  ['mail', 'dynamodb:UpdateItem', table('mails')],
  ['mail', 'dynamodb:GetItem', table('users')],
  ['mail', 'dynamodb:GetRecords', `${table('mails')}/stream/2026-01-01T00:00:00.000`],
  ['mail', 'sqs:SendMessage', `arn:aws:sqs:${region}:outcrop-prod-mail-failed`],
  ['publish', 'cloudfront:CreateInvalidation', distribution],
  ['publish', 'dynamodb:GetRecords', `${table('settings')}/stream/2026-01-01T00:00:00.000`],
  ['publish', 'sqs:SendMessage', `arn:aws:sqs:${region}:outcrop-prod-publish-failed`],
  ['members', 'dynamodb:Query', `${table('users')}/index/directory`],
  ['members', 'dynamodb:PutItem', table('audit')],
  ['members', 'cognito-idp:AdminEnableUser', pool],
  ['members', 'cognito-idp:ListUsersInGroup', pool],
  ['reports', 'dynamodb:Query', `${table('orders')}/index/byPaidDay`],
  ['reports', 'dynamodb:Query', table('audit')],
  ['reports', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['reports', 'ses:GetEmailIdentity', `arn:aws:ses:${region}:identity/outcrop.test`],
  ['articles', 's3:PutObject', privateFile('incoming/u1/paper.pdf')],
  ['media', 's3:GetObject', privateFile('incoming/u1/paper.pdf')],
  ['media', 's3:PutObject', privateFile('products/p1/u1.pdf')],
  ['previews', 's3:GetObject', privateFile('articles/a1/paper.pdf')],
  ['previews', 'dynamodb:GetRecords', `${table('previews')}/stream/2026-01-01T00:00:00.000`],
  ['previews', 'sqs:SendMessage', `arn:aws:sqs:${region}:outcrop-prod-previews-failed`],
  ['media', 'sqs:SendMessage', `arn:aws:sqs:${region}:outcrop-prod-media-failed`],
  ['sweep', 's3:DeleteObject', privateFile('articles/a1/old.pdf')],
  ['sweep', 'dynamodb:Query', `${table('orders')}/index/open`],
  ['sweep', 'dynamodb:Query', `${table('mails')}/index/pending`],
  ['sweep', 'ses:SendEmail', `arn:aws:ses:${region}:configuration-set/outcrop-prod`],
  ['sweep', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['chat', 'dynamodb:UpdateItem', table('users')],
  ['chat', 'dynamodb:PutItem', table('ledger')],
  ['chat', 'dynamodb:PutItem', table('holds')],
  ['chat', 'dynamodb:BatchGetItem', table('podcasts')],
  ['chat', 's3:GetObject', privateFile('assistant/articles.index')],
  ['sweep', 's3:PutObject', privateFile('assistant/articles.index')],
  ['pages', 's3:GetObject', privateFile('lists/articles.rows')],
  ['sweep', 's3:PutObject', privateFile('lists/articles.rows')],
  ['sweep', 'dynamodb:BatchGetItem', table('products')],
  ['credits', 'dynamodb:Query', `${table('ledger')}/index/byTime`],
  ['credits', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['holds', 'dynamodb:Query', `${table('holds')}/index/open`],
  ['holds', 'dynamodb:UpdateItem', table('users')],
  ['digest', 'dynamodb:Query', `${table('users')}/index/newItems`],
  ['digest', 'dynamodb:PutItem', table('mails')],
  ['holds', 'sqs:SendMessage', `arn:aws:sqs:${region}:outcrop-prod-holds-failed`],
];

const denied: [group: string, action: string, resource: string][] = [
  ['auth', 'dynamodb:PutItem', table('articles')],
  ['auth', 'dynamodb:UpdateItem', table('ledger')],
  ['auth', 'dynamodb:DeleteItem', table('ledger')],
  ['auth', 'dynamodb:DeleteItem', table('orders')],
  ['auth', 'dynamodb:DeleteItem', table('users')],
  ['auth', 'cognito-idp:AdminAddUserToGroup', pool],
  ['auth', 'cognito-idp:AdminEnableUser', pool],
  ['auth', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['chat', 'cognito-idp:AdminDeleteUser', pool],
  ['articles', 's3:GetObject', privateFile('articles/a1/paper.pdf')],
  ['articles', 'dynamodb:PutItem', table('purchases')],
  ['articles', 'dynamodb:UpdateItem', table('users')],
  ['purchase', 's3:GetObject', privateFile('articles/a1/paper.pdf')],
  ['purchase', 'dynamodb:UpdateItem', table('articles')],
  ['purchase', 'cognito-idp:AdminSetUserPassword', pool],
  ['purchase', 'ssm:PutParameter', parameter('stripe-secret-key')],
  ['downloads', 'dynamodb:PutItem', table('purchases')],
  ['downloads', 's3:PutObject', privateFile('articles/a1/paper.pdf')],
  ['downloads', 's3:GetObject', privateFile('uploads/half-finished.pdf')],
  ['downloads', 's3:ListBucket', privateFile('').slice(0, -1)],
  ['downloads', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['pages', 'dynamodb:GetItem', table('users')],
  ['mail', 'dynamodb:UpdateItem', table('users')],
  ['mail', 'dynamodb:Query', `${table('users')}/index/byEmail`],
  ['mail', 'ses:SendEmail', `arn:aws:ses:${region}:identity/somebody.example`],
  ['publish', 'cloudfront:CreateInvalidation', `${distribution}0`],
  ['publish', 'cloudfront:UpdateDistribution', distribution],
  ['publish', 'dynamodb:GetRecords', `${table('mails')}/stream/2026-01-01T00:00:00.000`],
  ['articles', 'cloudfront:CreateInvalidation', distribution],
  ['articles', 'dynamodb:UpdateItem', table('audit')],
  ['articles', 'dynamodb:DeleteItem', table('articles')],
  ['members', 'dynamodb:UpdateItem', table('ledger')],
  ['members', 'cognito-idp:AdminSetUserPassword', pool],
  ['members', 'dynamodb:DeleteItem', table('users')],
  ['members', 'cognito-idp:AdminSetUserPassword', pool],
  ['reports', 'dynamodb:PutItem', table('users')],
  ['reports', 'cognito-idp:AdminAddUserToGroup', pool],
  ['articles', 's3:PutObject', privateFile('articles/a1/paper.pdf')],
  ['media', 's3:GetObject', privateFile('articles/a1/paper.pdf')],
  ['media', 's3:DeleteObject', privateFile('articles/a1/paper.pdf')],
  ['media', 's3:PutObject', privateFile('incoming/u1/paper.pdf')],
  ['previews', 's3:PutObject', privateFile('articles/a1/paper.pdf')],
  ['previews', 's3:DeleteObject', privateFile('articles/a1/paper.pdf')],
  ['previews', 'dynamodb:UpdateItem', table('articles')],
  ['uploads', 's3:GetObject', privateFile('incoming/u1/paper.pdf')],
  ['sweep', 's3:GetObject', privateFile('articles/a1/paper.pdf')],
  ['sweep', 'ssm:GetParameter', parameter('stripe-webhook-secret')],
  ['sweep', 'cognito-idp:AdminInitiateAuth', pool],
  ['chat', 's3:PutObject', privateFile('assistant/articles.index')],
  ['articles', 's3:PutObject', privateFile('lists/articles.rows')],
  ['chat', 'dynamodb:UpdateItem', table('articles')],
  ['chat', 'dynamodb:PutItem', table('purchases')],
  ['chat', 's3:GetObject', privateFile('podcasts/p1/transcript.vtt')],
  ['chat', 'ssm:GetParameter', parameter('stripe-secret-key')],
  ['chat', 'ssm:GetParameter', parameter('assistant-api-key')],
  ['chat', 'cognito-idp:AdminAddUserToGroup', pool],
  ['digest', 'dynamodb:GetItem', table('users')],
  ['digest', 'ses:SendEmail', `arn:aws:ses:${region}:configuration-set/outcrop-prod`],
  ['holds', 'dynamodb:PutItem', table('holds')],
  ['holds', 'dynamodb:GetItem', table('purchases')],
];

describe('what the functions may do', () => {
  it.each(allowed)('%s may %s on %s', (group, action, resource) => {
    expect(mayDo(group, action, resource)).toBe(true);
  });

  it.each(denied)('%s may not %s on %s', (group, action, resource) => {
    expect(mayDo(group, action, resource)).toBe(false);
  });

  it.each(functionNames)('%s has exactly the permissions of its plan on tables', (name) => {
    const plan: FunctionPlan = functionPlans[name];
    const planned = Object.entries(plan.tables).flatMap(([resource, actions = []]) => {
      const [tableName, ...index] = resource.split('/');
      const arn = [table(tableName!), ...index].join('/');
      return actions.map((action) => `dynamodb:${action} ${arn}`);
    });
    const held = statementsOfFunction(site, `outcrop-prod-${name}`)
      .flatMap(({ actions, resources }) =>
        actions.flatMap((action) => resources.map((resource) => `${action} ${resource}`)),
      )
      .filter((right) => right.startsWith('dynamodb:') && !right.includes('/stream/'));
    expect(held.sort()).toEqual(planned.sort());
  });

  it.each(functionNames)('%s writes only its own log', (name) => {
    const other = name === 'auth' ? 'pages' : 'auth';
    expect(mayDo(name, 'logs:PutLogEvents', logStream(name))).toBe(true);
    expect(mayDo(name, 'logs:PutLogEvents', logStream(other))).toBe(false);
    expect(mayDo(name, 'logs:CreateLogGroup', logStream(name))).toBe(false);
  });

  it.each(functionNames)('%s has no wildcard action, no bare wildcard, and no Scan', (name) => {
    const statements = statementsOfFunction(site, `outcrop-prod-${name}`);
    // Permissions on its log and on the resources in its plan.
    const minOther = Object.keys(functionPlans[name].tables).length > 0 ? 1 : 0;
    expect(statements.length).toBeGreaterThan(minOther);
    for (const { actions, resources } of statements) {
      expect(actions.filter((action) => /[*?]|:Scan$|:PartiQL/.test(action))).toEqual([]);
      expect(resources.filter((resource) => !resource.startsWith('arn:aws:'))).toEqual([]);
      expect(resources.filter((resource) => /^arn:aws:[^:]+:[^/]*\*/.test(resource))).toEqual([]);
    }
  });

  it.each(functionNames)('%s cannot read a table that its plan does not name', (name) => {
    const plan: FunctionPlan = functionPlans[name];
    const named = Object.keys(plan.tables).map((resource) => resource.split('/')[0]);
    for (const other of ['users', 'ledger', 'orders', 'purchases', 'ratings', 'settings']) {
      if (!named.includes(other)) expect(mayDo(name, 'dynamodb:GetItem', table(other))).toBe(false);
    }
  });
});

describe('permanent records', () => {
  const changes = ['UpdateItem', 'DeleteItem', 'BatchWriteItem', 'PartiQLUpdate', 'PartiQLDelete'];

  it.each(functionNames)('%s can change no row of the audit log or of the ledger', (name) => {
    for (const action of changes) {
      expect(mayDo(name, `dynamodb:${action}`, table('audit'))).toBe(false);
      expect(mayDo(name, `dynamodb:${action}`, table('ledger'))).toBe(false);
    }
  });
});

describe('the simulator itself', () => {
  const statement = (effect: 'Allow' | 'Deny', action: string, resource: string) => ({
    effect,
    actions: [action],
    resources: [resource],
  });

  it('denies everything by default', () => {
    expect(isAllowed([], 's3:GetObject', 'arn:aws:s3:::b/k')).toBe(false);
  });

  it('lets an explicit deny override an allow', () => {
    const statements = [
      statement('Allow', 's3:*', '*'),
      statement('Deny', 's3:GetObject', 'arn:aws:s3:::b/secret/*'),
    ];
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::b/open/k')).toBe(true);
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::b/secret/k')).toBe(false);
  });

  it('matches actions case-insensitively, resources case-sensitively, and wildcards like IAM', () => {
    const statements = [statement('Allow', 's3:Get?bject', 'arn:aws:s3:::b/a*z')];
    expect(isAllowed(statements, 'S3:getObject', 'arn:aws:s3:::b/a/b/z')).toBe(true);
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::B/a/b/z')).toBe(false);
    expect(isAllowed(statements, 's3:GetObjectAcl', 'arn:aws:s3:::b/a/b/z')).toBe(false);
  });
});
