import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';

export type ExportParts = Record<string, unknown[]>;

const { podcasts, chat, waitlists } = capabilities;

/** Describes each part of the file for its reader. */
const contents: Record<string, string> = {
  profile: 'The account itself, and which optional mails it gets.',
  purchases: 'What the account may download, with what was paid for it.',
  orders: 'Every order, also those that were never paid. `receipt` names the receipt.',
  ledger: chat
    ? 'All credit activity. The rows add up to the balance.'
    : 'When the account was opened.',
  ratings: 'Ratings that were given to articles.',
  positions: 'Where listening to an episode stopped, in seconds.',
  holds: 'Replies of the assistant, which are kept for a day.',
  feedback: 'Replies that were rated, with the questions.',
};

const onDevice = [
  ...(podcasts
    ? ['Likes', 'the theme', 'reduced motion', 'playback speed']
    : ['The theme', 'reduced motion']),
  'unsent texts',
  ...(chat ? ['the conversation with the assistant'] : []),
];

const elsewhere = [
  `${new Intl.ListFormat('en-GB').format(onDevice)} are kept by the browser on the device where they were made. We do not have them.`,
  'Passwords are kept as a hash that nobody can read, so there is nothing to export.',
  waitlists
    ? 'Waitlist sign-ups and requests for deletion belong to an address, not to an account, and nobody has proved that this address is yours. The mail about a place takes you off the list, the mail about a request leads to its state.'
    : 'Requests for deletion belong to an address, not to an account, and nobody has proved that this address is yours. The mail about a request leads to its state.',
  'The mails that were sent to you are in your mailbox; our list of them forgets each after 30 days.',
  'The log of what administrators did, and the list of files that they uploaded, are kept about the work on the site. Ask us for the entries that name you.',
  'The payment service keeps its own records of payments. Card numbers never reach us.',
];

/** The exported data as one file for people and programs. */
export function exportFile(parts: ExportParts, exportedAt: Date): string {
  const named = Object.entries(contents).filter(([name]) => name in parts);
  const about = {
    what: `What ${site.brand.product} stores under this account; \`notInThisFile\` says what is kept elsewhere. Times are in UTC, amounts in the currency beside them.`,
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
