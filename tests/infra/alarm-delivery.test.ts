import { describe, expect, it } from 'vitest';
import { resolveText, resolveValue } from '../support/resolve-template.ts';
import { propertiesOfOnly, resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const settings = { alarmEmail: 'ops@outcrop.example', monthlyBudgetUsd: 20 };
const site = synthesizeSite(settings, 'unchecked');
const account = '123456789012';

interface Statement {
  Effect: 'Allow' | 'Deny';
  Principal: '*' | { AWS?: unknown; Service?: string | string[] };
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string>>;
}

const many = <Value>(one: Value | Value[]): Value[] => (Array.isArray(one) ? one : [one]);
const textOf = (value: unknown) => resolveText(site.resources, value);
const [[topicId] = ['']] = resourcesOfType(site, 'AWS::SNS::Topic');
const topic = textOf({ Ref: topicId });
const policy = propertiesOfOnly(site, 'AWS::SNS::TopicPolicy');
const { Statement: statements } = resolveValue(site.resources, policy['PolicyDocument']) as {
  Statement: Statement[];
};

/** Evaluates a resource policy like IAM: an applicable Deny wins, else an applicable Allow, else denied. */
function mayPublish(service: string, context: Record<string, string>): boolean {
  const applies = ({ Principal, Action, Resource, Condition = {} }: Statement) =>
    (Principal === '*' || Principal.AWS === '*' || many(Principal.Service).includes(service)) &&
    many(Action).some((action) => action === 'sns:Publish' || action === 'sns:*') &&
    many(Resource).map(textOf).includes(topic) &&
    Object.entries(Condition).every(([operator, wanted]) =>
      Object.entries(wanted).every(([key, value]) => {
        if (!['StringEquals', 'Bool'].includes(operator)) throw new Error(`${operator}?`);
        return context[key] === textOf(value);
      }),
    );
  const found = statements.filter(applies).map(({ Effect }) => Effect);
  return found.includes('Allow') && !found.includes('Deny');
}

const overTls = { 'aws:SecureTransport': 'true' };
const own = { ...overTls, 'aws:SourceAccount': account };

describe('an alarm', () => {
  it('reaches the topic that the operator is subscribed to', () => {
    const alarms = resourcesOfType(site, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(20);
    for (const [, { Properties }] of alarms) {
      expect((Properties['AlarmActions'] as unknown[]).map(textOf)).toEqual([topic]);
    }
    expect(many(policy['Topics'] as unknown[]).map(textOf)).toEqual([topic]);
    expect(mayPublish('cloudwatch.amazonaws.com', own)).toBe(true);
    const subscription = propertiesOfOnly(site, 'AWS::SNS::Subscription');
    expect([textOf(subscription['TopicArn']), subscription['Endpoint']]).toEqual([
      topic,
      settings.alarmEmail,
    ]);
  });

  it('comes from this account, over TLS, and from no other service', () => {
    const stranger = { ...own, 'aws:SourceAccount': '999999999999' };
    const plain = { ...own, 'aws:SecureTransport': 'false' };
    expect(mayPublish('cloudwatch.amazonaws.com', stranger)).toBe(false);
    expect(mayPublish('cloudwatch.amazonaws.com', plain)).toBe(false);
    expect(mayPublish('events.amazonaws.com', own)).toBe(false);
  });
});

it('the budget warns of what is forecast and of what has been spent, by the same topic', () => {
  expect(mayPublish('budgets.amazonaws.com', own)).toBe(true);
  const budget = propertiesOfOnly(site, 'AWS::Budgets::Budget');
  const warnings = budget['NotificationsWithSubscribers'] as {
    Notification: { NotificationType: string; Threshold: number };
    Subscribers: { Address: unknown }[];
  }[];
  expect(
    warnings.map(({ Notification, Subscribers }) => [
      Notification.NotificationType,
      Notification.Threshold,
      Subscribers.map(({ Address }) => textOf(Address)),
    ]),
  ).toEqual([
    ['FORECASTED', 100, [topic]],
    ['ACTUAL', 100, [topic]],
  ]);
});
