import type { TableName } from '../constants/table-name.ts';
import { capabilities as own } from './capabilities.ts';
import type { Capabilities, Capability } from './capability.ts';

/**
 * The capability that a table needs. All others belong to every shop: the ledger too, because its first row of each
 * member counts who joined.
 */
const neededBy: Partial<Record<TableName, Capability>> = {
  podcasts: 'podcasts',
  positions: 'podcasts',
  products: 'products',
  holds: 'chat',
  feedback: 'chat',
  waitlist: 'waitlists',
  reviews: 'reviews',
};

/** Whether a shop with these capabilities has the table. */
export function hasTable(name: TableName, capabilities: Capabilities = own): boolean {
  const capability = neededBy[name];
  return !capability || capabilities[capability];
}
