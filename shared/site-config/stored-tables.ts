import type { TableName } from '../constants/table-name.ts';
import { capabilities as own } from './capabilities.ts';
import type { Capabilities } from './capability.ts';
import { isMet, type Needs } from './needs.ts';

/**
 * What a table needs. Every shop has all other tables. That includes the ledger, because new members are counted by
 * their first row in it.
 */
const neededBy: Partial<Record<TableName, Needs>> = {
  articles: 'articles',
  podcasts: 'podcasts',
  positions: 'podcasts',
  products: 'products',
  previews: ['articles', 'products'],
  editions: ['articles', 'products'],
  // Papers are rated without reviews too.
  ratings: ['articles', 'reviews'],
  holds: 'chat',
  feedback: 'chat',
  waitlist: 'waitlists',
  reviews: 'reviews',
};

/** Whether a shop with these capabilities has the table. */
export function hasTable(name: TableName, capabilities: Capabilities = own): boolean {
  return isMet(neededBy[name], capabilities);
}
