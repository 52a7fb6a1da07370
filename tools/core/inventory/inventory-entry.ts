import { findItem, wellValue, type Header } from '../reading/header.ts';
import type { CheckResult } from '../types.ts';
import { placeOf, type WellPlace } from './coordinates.ts';

/** What an inventory says about a log. */
export interface InventoryEntry {
  result: CheckResult;
  /** As in the header; an empty text if absent. */
  wrap: string;
  step: string;
  nullValue: string;
  place: WellPlace;
}

export function inventoryEntryOf(header: Header, result: CheckResult): InventoryEntry {
  const { V, W } = header.items;
  const value = (name: string) => {
    const item = findItem(W, name);
    return item ? wellValue(header, item) : '';
  };
  return {
    result,
    wrap: findItem(V, 'WRAP')?.value.toUpperCase() ?? '',
    step: value('STEP'),
    nullValue: value('NULL'),
    place: placeOf(header),
  };
}
