import { capabilities as everything } from '#shared/site-config/capabilities.ts';
import { capabilities as school } from '#sites/blue-third/config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { siteNames, type Fixed, type SiteName } from '#infra/cost/figures.ts';
import { articlesOnly } from '../../support/articles-only.ts';
import { routesOf } from '../../support/routes-of.ts';
import { resourcesOfType, synthesizeSite, type Resource } from '../../support/synthesize-site.ts';

const capabilitiesOf: Record<SiteName, Capabilities> = {
  outcrop: everything,
  papers: articlesOnly,
  'blue-third': school,
};

interface Schedule {
  Name: string;
  ScheduleExpression: string;
}

const settings = { alarmEmail: 'ops@outcrop.example' };
const minutesOfMonth = 730 * 60;

/** What the template of a site deploys that costs something without any visitors. */
export function countFixed(site: SiteName): Fixed {
  const template = synthesizeSite(settings, 'none', undefined, capabilitiesOf[site]);
  const properties = (type: string) =>
    resourcesOfType(template, type).map(([, { Properties }]) => Properties);
  const filters = properties('AWS::Logs::MetricFilter') as unknown as {
    MetricTransformations: unknown[];
  }[];
  return {
    alarmMetrics: properties('AWS::CloudWatch::Alarm').reduce(
      (all, one) => all + metricsOf(one),
      0,
    ),
    customMetrics: filters.reduce((all, one) => all + one.MetricTransformations.length, 0),
    resources: byType(Object.values(template.resources)),
    routes: routesOf(template).length,
    dashboards: properties('AWS::CloudWatch::Dashboard').length,
    scheduledRuns: Object.fromEntries(
      (properties('AWS::Events::Rule') as { Name: string; ScheduleExpression?: string }[])
        .filter((rule): rule is Schedule => rule.ScheduleExpression !== undefined)
        .map(({ Name, ScheduleExpression }): [string, number] => [
          Name.split('-').at(-1)!,
          minutesOfMonth / minutesOf(ScheduleExpression),
        ])
        .toSorted(),
    ),
  };
}

function byType(resources: readonly Resource[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { Type } of resources) counts[Type] = (counts[Type] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).toSorted());
}

export function countAllFixed(): Record<SiteName, Fixed> {
  return Object.fromEntries(siteNames.map((site) => [site, countFixed(site)])) as Record<
    SiteName,
    Fixed
  >;
}

/** An alarm on an expression is charged for each metric in it. */
function metricsOf(alarm: Record<string, unknown>): number {
  const { Metrics = [{ MetricStat: {} }] } = alarm as { Metrics?: { MetricStat?: object }[] };
  return Metrics.filter(({ MetricStat }) => MetricStat).length;
}

function minutesOf(expression: string): number {
  const [, number, unit] = /^rate\((\d+) (minute|hour)s?\)$/.exec(expression)!;
  return Number(number) * (unit === 'hour' ? 60 : 1);
}
