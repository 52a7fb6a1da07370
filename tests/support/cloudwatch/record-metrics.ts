import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import type { LambdaHandler, LoadHandler } from '#infra/local/gateway/invoke.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { SynthesizedSite } from '../synthesize-site.ts';
import type { Datapoint } from './datapoint.ts';
import { metricsOfLine } from './metrics-of-line.ts';

const running = new AsyncLocalStorage<string>();
const prefix = 'outcrop-prod';

/**
 * Gives CloudWatch what functions of the local stack write to their logs, and what Lambda reports of their runs. Pass
 * `load` to the test stack. The stage of the template stands for the local one.
 */
export function recordMetrics(site: SynthesizedSite, loadHandler: LoadHandler) {
  const datapoints: Datapoint[] = [];
  const ofLambda = (name: string, group: string) =>
    datapoints.push({
      namespace: 'AWS/Lambda',
      name,
      dimensions: { FunctionName: `${prefix}-${group}` },
      value: 1,
      at: Date.now(),
    });
  const write = (text: unknown) => {
    const group = running.getStore();
    if (!group || !String(text).startsWith('{')) return true;
    const own = String(text).replaceAll(localSettings.tablePrefix, prefix);
    datapoints.push(...metricsOfLine(site, `/aws/lambda/${prefix}-${group}`, own, Date.now()));
    return true;
  };
  logger.setLogLevel('INFO');
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  );
  const load: LoadHandler = async (group) => {
    const handler = await loadHandler(group);
    const recorded: LambdaHandler = async (event, context) => {
      ofLambda('Invocations', group);
      try {
        return await running.run(group, () => handler(event, context));
      } catch (error) {
        ofLambda('Errors', group);
        throw error;
      }
    };
    return recorded;
  };
  return {
    datapoints,
    load,
    /** What a service reports by itself. */
    report: (namespace: string, name: string, dimensions: Record<string, string>, value: number) =>
      datapoints.push({ namespace, name, dimensions, value, at: Date.now() }),
    stop: () => {
      for (const spy of spies) spy.mockRestore();
      logger.setLogLevel('SILENT');
    },
  };
}
