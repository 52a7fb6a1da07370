import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { alarmScenes } from '../../support/cloudwatch/alarm-scenes.ts';
import { evaluateAlarm, type Alarm } from '../../support/cloudwatch/evaluate-alarm.ts';
import { mailedTo } from '../../support/cloudwatch/mailed-to.ts';
import { runNormalDay } from '../../support/cloudwatch/run-normal-day.ts';
import { openAlarmBench, type AlarmBench } from '../../support/cloudwatch/open-alarm-bench.ts';
import { resolveValue } from '../../support/resolve-template.ts';
import { resourcesOfType, synthesizeSite } from '../../support/synthesize-site.ts';
import { isLongTier } from '../../support/tier.ts';

/** A stage with all alarms: in CloudFront's region, with a model, and with scans of uploads. */
const operator = 'ops@outcrop.example';
const settings = { alarmEmail: operator, region: 'us-east-1', malwareScan: true };
const site = synthesizeSite(settings, 'none', {
  kind: 'openai-compatible',
  baseUrl: 'https://models.example.org/v1',
  model: 'small',
});
const alarms = new Map(
  resourcesOfType(site, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => {
    const alarm = resolveValue(site.resources, Properties) as Alarm;
    return [alarm.AlarmName.replace('outcrop-prod-', ''), alarm] as const;
  }),
);

/** `npm test` sets off those of money only. */
const rung = [...alarms].filter(
  ([name]) => isLongTier || name === 'payments-waiting' || name === 'webhook-refused',
);

let bench: AlarmBench;
beforeAll(async () => {
  bench = await openAlarmBench(site);
});
afterAll(() => bench.close());
afterEach(() => {
  vi.useRealTimers();
});

describe('every alarm', () => {
  it('has a scene here that triggers it, and a row in the runbook', () => {
    const names = [...alarms.keys()].sort();
    expect(Object.keys(alarmScenes).sort()).toEqual(names);
    expect(names.length).toBeGreaterThan(31);
    const runbook = readFileSync('docs/runbook.md', 'utf8');
    const rows = names.map((name) => (name.endsWith('-errors') ? '<function>-errors' : name));
    expect(rows.filter((row) => !runbook.includes(`\n| \`${row}\` `))).toEqual([]);
  });

  it('does not go off on a normal day', { tags: 'long' }, async () => {
    bench.datapoints.length = 0;
    await runNormalDay(bench);
    const inAlarm = [...alarms.values()].filter(
      (alarm) => evaluateAlarm(alarm, bench.datapoints, Date.now()) === 'ALARM',
    );
    expect(inAlarm.map(({ AlarmName }) => AlarmName)).toEqual([]);
    expect(bench.datapoints.length).toBeGreaterThan(20);
  });

  it.each(rung)(
    '%s goes off because of the metric that it watches, and sends emails',
    { tags: 'repeats' },
    async (name, alarm) => {
      bench.datapoints.length = 0;
      const since = Date.now();
      await alarmScenes[name]!(bench);
      expect(evaluateAlarm(alarm, bench.datapoints, Date.now(), since)).toBe('ALARM');
      expect(mailedTo(site, alarm.AlarmActions)).toEqual([operator]);
    },
  );
});
