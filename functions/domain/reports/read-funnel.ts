import type { FunnelReport } from '#shared/contracts/reports.ts';
import { readItemKey } from '../items/item-key.ts';
import { readCounts } from '../visits/read-counts.ts';
import { hasCountedPage, readItemFacts } from './read-item-facts.ts';
import { sumFunnel } from './sum-funnel.ts';
import type { DayFacts } from './sum-sales.ts';

/** The most items in a report. Each costs up to one read unit, for its title. */
const maxItems = 500;

/**
 * Reads the funnel of a period.
 * @param facts the sold orders of each day of the period, oldest first
 */
export async function readFunnel(
  facts: readonly Pick<DayFacts, 'date' | 'sold'>[],
): Promise<FunnelReport> {
  const counts = await readCounts(facts[0]!.date, facts.at(-1)!.date);
  const { items, ...funnel } = sumFunnel(counts, facts, maxItems);
  const named = items.map(({ item, ...figures }) => ({ ...readItemKey(item), ...figures, item }));
  const known = await readItemFacts(named);
  return {
    ...funnel,
    items: named.map(({ item, title: sold, ...figures }) => {
      const { title = sold, isFree = false } = known.get(item) ?? {};
      return {
        ...figures,
        ...(title && { title }),
        isFree,
        isPageCounted: hasCountedPage(figures),
      };
    }),
  };
}
