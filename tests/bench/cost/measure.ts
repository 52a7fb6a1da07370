import { cpus } from 'node:os';
import { functionPlans, type FunctionName } from '#infra/function-plan.ts';
import { flowNames, type Figures, type FlowFigures, type FlowName } from '#infra/cost/figures.ts';
import { readVersion } from '#infra/read-version.ts';
import { samples } from '#site/samples/index.ts';
import type { Shop } from './flows.ts';
import { measureFlow } from './measure-flow.ts';
import { measurePages } from './measure-pages.ts';
import type { Counted } from './meter.ts';

/** Enough runs that a busy machine is quiet during one of them. */
const times = 8;

const noTransfer = { edgeRequests: 0, edgeBytes: 0 };

/** What the flows use. */
export async function measure(shop: Shop): Promise<Omit<Figures, 'fixed'>> {
  const flows: [FlowName, FlowFigures][] = [];
  for (const name of flowNames) flows.push([name, completed(await measureFlow(shop, name, times))]);
  const found = Object.fromEntries(flows) as Record<FlowName, FlowFigures>;
  for (const [name, { edgeRequests, edgeBytes }] of Object.entries(await measurePages(shop))) {
    Object.assign(found[name as FlowName], { edgeRequests, edgeBytes });
  }
  const { papers, episodes, products } = samples;
  return {
    measuredAt: new Date().toISOString().slice(0, 10),
    version: readVersion(),
    machine: `${cpus().length} × ${cpus()[0]!.model}`,
    library: { papers: papers.length, episodes: episodes.length, products: products.length },
    flows: found,
  };
}

/** Lambda charges for every started millisecond. */
function completed(counted: Counted): FlowFigures {
  const milliseconds = Object.fromEntries(
    Object.entries(counted.milliseconds).map(([name, ms]) => [name, Math.ceil(ms)]),
  );
  const gbSeconds = Object.entries(milliseconds).reduce(
    (all, [name, ms]) => all + (ms / 1000) * (functionPlans[name as FunctionName].memoryMb / 1024),
    0,
  );
  return { ...counted, ...noTransfer, milliseconds, gbSeconds: Number(gbSeconds.toFixed(4)) };
}
