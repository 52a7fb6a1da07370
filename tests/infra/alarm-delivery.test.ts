import { describe, expect, it } from 'vitest';
import { mayPublish, topicOf } from '../support/cloudwatch/mailed-to.ts';
import { resolveText } from '../support/resolve-template.ts';
import { propertiesOfOnly, resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const settings = { alarmEmail: 'ops@outcrop.example', monthlyBudgetUsd: 20 };
const site = synthesizeSite(settings);
const textOf = (value: unknown) => resolveText(site.resources, value);
const topic = topicOf(site);

const overTls = { 'aws:SecureTransport': 'true' };
const own = { ...overTls, 'aws:SourceAccount': '123456789012' };

describe('an alarm', () => {
  it('reaches the topic that the operator is subscribed to', () => {
    const alarms = resourcesOfType(site, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(20);
    for (const [, { Properties }] of alarms) {
      expect((Properties['AlarmActions'] as unknown[]).map(textOf)).toEqual([topic]);
    }
    expect(mayPublish(site, 'cloudwatch.amazonaws.com', own)).toBe(true);
    const subscription = propertiesOfOnly(site, 'AWS::SNS::Subscription');
    expect([textOf(subscription['TopicArn']), subscription['Endpoint']]).toEqual([
      topic,
      settings.alarmEmail,
    ]);
  });

  it('is accepted only from this account, over TLS, and from no other service', () => {
    const stranger = { ...own, 'aws:SourceAccount': '999999999999' };
    const plain = { ...own, 'aws:SecureTransport': 'false' };
    expect(mayPublish(site, 'cloudwatch.amazonaws.com', stranger)).toBe(false);
    expect(mayPublish(site, 'cloudwatch.amazonaws.com', plain)).toBe(false);
    expect(mayPublish(site, 'events.amazonaws.com', own)).toBe(false);
  });
});

it('the budget warns of forecast and actual costs, through the same topic', () => {
  expect(mayPublish(site, 'budgets.amazonaws.com', own)).toBe(true);
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
