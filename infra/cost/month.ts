import type { Figures, FlowFigures, FlowName, SiteName } from './figures.ts';
import { costOf, prices, type PriceName } from './prices.ts';

/** The activity of a month. */
export interface Month {
  pageViews: number;
  purchases: number;
  questions: number;
  adminDays: number;
}

export type Quantities = Partial<Record<PriceName, number>>;

export const noMonth: Month = { pageViews: 0, purchases: 0, questions: 0, adminDays: 0 };

/** The storage of a small shop. The rows of 10,000 orders take less than 0.1 GB. */
export const kept = { fileGb: 1, tableGb: 0.1 };

/**
 * A visit: an item's page, opened in a browser without a cache, then the library, then another item. Both items count a
 * view. The edge's cache serves none of it.
 */
const visit: readonly FlowName[] = ['item', 'listInApp', 'itemInApp'];
const pageViewsOfVisit = 3;
const countedViewsOfVisit = 2;

/** A buyer registers, signs in, buys and downloads. */
const purchase: readonly FlowName[] = ['signIn', 'purchase', 'download'];

/**
 * The most reloads in a month of 730 hours: each of the two functions that list papers reloads them at most once a
 * minute.
 */
const maxReloads = 2 * 730 * 60;

/** Returns the quantities of a site without visitors. */
export function idleQuantities({ fixed, flows }: Figures, site: SiteName): Quantities {
  const { alarmMetrics, customMetrics, dashboards, scheduledRuns } = fixed[site];
  const runs = Object.entries(scheduledRuns).map(([name, times]) =>
    ofFlow(flows[name as FlowName], times),
  );
  const { fileGb, tableGb } = kept;
  return sum([
    ...runs,
    { alarmMetrics, customMetrics, dashboards, fileGb, tableGb, recoveryGb: tableGb },
  ]);
}

/** Returns the quantities that a month's activity adds. */
export function monthQuantities({ flows }: Figures, month: Month): Quantities {
  const all = (names: readonly FlowName[], times: number) =>
    names.map((name) => ofFlow(flows[name], times));
  return sum([
    ...all(visit, month.pageViews / pageViewsOfVisit),
    // The request of a counted view is already included in its page's, and a reload happens within another request.
    withoutEdge(ofFlow(flows.view, (month.pageViews / pageViewsOfVisit) * countedViewsOfVisit)),
    { readUnits: flows.reload.readUnits * Math.min(month.pageViews, maxReloads) },
    ...all(purchase, month.purchases),
    { members: month.purchases },
    ...all(['question'], month.questions),
    ...all(['adminDay'], month.adminDays),
  ]);
}

export function sum(parts: readonly Quantities[]): Quantities {
  const result: Quantities = {};
  for (const part of parts) {
    for (const [name, units] of Object.entries(part) as [PriceName, number][]) {
      result[name] = (result[name] ?? 0) + units;
    }
  }
  return result;
}

const bytesOfGb = 1e9;

function ofFlow(flow: FlowFigures, times: number): Quantities {
  const runs = Object.values(flow.runs).reduce((all, each) => all + each, 0);
  const once: Quantities = {
    // A page's bytes include its API responses; other flows have only responses.
    edgeGb: (flow.edgeRequests > 0 ? flow.edgeBytes : flow.responseBytes) / bytesOfGb,
    edgeRequests: flow.edgeRequests > 0 ? flow.edgeRequests : flow.apiRequests,
    edgeFunctions: flow.edgeRequests > 0 ? flow.edgeRequests : flow.apiRequests,
    apiRequests: flow.apiRequests,
    lambdaRuns: runs,
    lambdaGbSeconds: flow.gbSeconds,
    readUnits: flow.readUnits,
    writeUnits: flow.writeUnits,
    s3Reads: flow.s3Reads,
    s3Writes: flow.s3Writes,
    downloadGb: flow.downloadBytes / bytesOfGb,
    mails: flow.mails,
    invalidations: flow.invalidations,
    logGb: flow.logBytes / bytesOfGb,
    keptLogGb: flow.logBytes / bytesOfGb,
  };
  return Object.fromEntries(Object.entries(once).map(([name, units]) => [name, units * times]));
}

function withoutEdge(quantities: Quantities): Quantities {
  return { ...quantities, edgeGb: 0, edgeRequests: 0, edgeFunctions: 0 };
}

/** Returns the cost of quantities in US dollars, by service. */
export function billOf(quantities: Quantities, withFree: boolean): Map<string, number> {
  const bill = new Map<string, number>();
  for (const name of Object.keys(prices) as PriceName[]) {
    const { service } = prices[name];
    const usd = costOf(name, quantities[name] ?? 0, withFree);
    bill.set(service, (bill.get(service) ?? 0) + usd);
  }
  return bill;
}

export const totalOf = (bill: Map<string, number>): number =>
  [...bill.values()].reduce((all, usd) => all + usd, 0);
