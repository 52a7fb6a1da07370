import { resolveValue } from '../resolve-template.ts';
import { resourcesOfType, type SynthesizedSite } from '../synthesize-site.ts';
import type { Datapoint } from './datapoint.ts';
import { matchesPattern } from './matches-pattern.ts';

type TemplateOnly = Pick<SynthesizedSite, 'resources'>;
type Line = Record<string, unknown>;

interface Filter {
  LogGroupName: string;
  FilterPattern: string;
  MetricTransformations: { MetricNamespace: string; MetricName: string; MetricValue: string }[];
}

interface Embedded {
  Timestamp: number;
  CloudWatchMetrics: {
    Namespace: string;
    Dimensions: string[][];
    Metrics: { Name: string }[];
  }[];
}

/** What CloudWatch counts of a line in a log group: by the template's metric filters, and by the line's own metrics. */
export function metricsOfLine(
  site: TemplateOnly,
  logGroup: string,
  text: string,
  at: number,
): Datapoint[] {
  const line = JSON.parse(text) as Line;
  return [...filtered(site, logGroup, line, at), ...embedded(line)];
}

function filtered(site: TemplateOnly, logGroup: string, line: Line, at: number): Datapoint[] {
  return resourcesOfType(site, 'AWS::Logs::MetricFilter')
    .map(([, { Properties }]) => resolveValue(site.resources, Properties) as Filter)
    .filter((filter) => filter.LogGroupName === logGroup)
    .filter((filter) => matchesPattern(filter.FilterPattern, line))
    .flatMap(({ MetricTransformations }) => MetricTransformations)
    .map(({ MetricNamespace: namespace, MetricName: name, MetricValue }) => {
      const field = /^\$\.(\w+)$/.exec(MetricValue)?.[1];
      const value = Number(field ? line[field] : MetricValue);
      return { namespace, name, dimensions: {}, value, at };
    });
}

function embedded(line: Line): Datapoint[] {
  const found = line['_aws'] as Embedded | undefined;
  return (found?.CloudWatchMetrics ?? []).flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((keys) =>
      Metrics.map(({ Name: name }) => ({
        namespace,
        name,
        dimensions: Object.fromEntries(keys.map((key) => [key, String(line[key])])),
        value: Number(line[name]),
        at: found!.Timestamp,
      })),
    ),
  );
}
