import type { FlowName } from '#infra/cost/figures.ts';
import { flows, type Shop } from './flows.ts';
import type { Counted } from './meter.ts';

/**
 * What one occurrence of a flow uses on a warm stack: the minimum of several runs, because a catalogue is read again in the
 * first seconds after a change and once a minute. `reload` measures that.
 */
export async function measureFlow(shop: Shop, name: FlowName, times = 6): Promise<Counted> {
  const { prepare, run, background } = flows[name];
  const seen: Counted[] = [];
  while (seen.length < times) {
    const prepared = (await prepare?.(shop)) as never;
    seen.push(await shop.meter.during(shop.stack, () => run(shop, prepared), background));
  }
  return seen.toSorted((a, b) => unitsOf(a) - unitsOf(b) || timeOf(a) - timeOf(b))[0]!;
}

const unitsOf = ({ readUnits, writeUnits }: Counted) => readUnits + writeUnits;

const timeOf = ({ milliseconds }: Counted) =>
  Object.values(milliseconds).reduce((sum, each) => sum + each, 0);
