import { site } from '../../../../../shared/site-config/site.ts';

export type ExportParts = Record<string, unknown[]>;

/** What each part of the file holds, for who reads it. */
const contents: Record<string, string> = {
  profile: 'The account itself, and which optional mails it gets.',
  waitlists: 'Waitlists that the address is on.',
  purchases: 'What the account may download, with what was paid for it.',
  orders: 'Every order, also those that were never paid. `receipt` names the receipt.',
  ledger: 'Every credit that came and went. The rows add up to the balance.',
  ratings: 'Ratings that were given to articles.',
  positions: 'Where listening to an episode stopped, in seconds.',
  holds: 'Replies of the assistant, which are kept for a day.',
};

const elsewhere = [
  'Likes, the theme, reduced motion, playback speed, unsent texts and the conversation with the assistant are kept by the browser on the device where they were made. We do not have them.',
  'Passwords are kept as a hash that nobody can read, so there is nothing to export.',
  'Requests for deletion belong to an address, not to an account. The mail about a request leads to its state.',
  'The payment service keeps its own records of payments. Card numbers never reach us.',
];

/** The parts of the export as one file that people and programs can read. */
export function exportFile(parts: ExportParts, exportedAt: Date): string {
  const named = Object.entries(contents).filter(([name]) => name in parts);
  const about = {
    what: `Everything that ${site.brand.product} stores about this account. Times are in UTC, amounts in the currency beside them.`,
    exportedAt: exportedAt.toISOString(),
    parts: Object.fromEntries(named),
    notInThisFile: elsewhere,
    questions: site.emails.privacy,
  };
  return `${JSON.stringify({ about, ...parts }, undefined, 2)}\n`;
}

/** `outcrop-my-data-2026-11-21.json` */
export function exportName(exportedAt: Date): string {
  const product = site.brand.product.toLowerCase().replace(/\W+/g, '-');
  return `${product}-my-data-${exportedAt.toISOString().slice(0, 10)}.json`;
}
