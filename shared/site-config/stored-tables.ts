import type { TableName } from '../constants/table-name.ts';
import { capabilities as own } from './capabilities.ts';
import type { Capabilities, Capability } from './capability.ts';

/**
 * The capability that a table needs. Every shop has all other tables. That includes the ledger, because new members are
 * counted by their first row in it.
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
