import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { listed } from '#web/src/lib/listed.ts';
import * as messages from './messages.ts';

export type ExportParts = Record<string, unknown[]>;

const { articles, podcasts, chat, credits, waitlists } = capabilities;

/** A description of each part of the file, for its reader. */
const contents: Record<string, string> = {
  profile: messages.theAccountItselfAndWhich,
  purchases: messages.whatAccountCanDownload,
  orders: messages.everyOrderIncludingThose,
  ledger: credits
    ? messages.allCreditActivityRowsAdd
    : chat
      ? messages.whenAccountWasOpenedAndReplies
      : messages.whenAccountWasOpened,
  ratings: articles ? messages.ratingsGivenTo : messages.ratingsGivenToItems,
  positions: messages.whereYouStoppedListening,
  holds: messages.assistantRepliesWhichAreKept,
  feedback: messages.ratedRepliesWith,
};

const onDevice = [
  ...(podcasts
    ? [messages.likes, messages.theTheme, messages.reducedMotion, messages.playbackSpeed]
    : [messages.theThemeFirst, messages.reducedMotion]),
  messages.unsentTexts,
  ...(chat ? [messages.theConversationWithAssistant] : []),
];

const elsewhere = [
  messages.keptByBrowser(listed(onDevice)),
  messages.passwordsAreKeptAsHash,
  waitlists ? messages.waitlistSignUpsAndRequests : messages.deletionRequestsBelongTo,
  messages.theEmailsThatWeSent,
  messages.theLogWhatAdministratorsDid,
  messages.thePaymentServiceKeepsIts,
];

/** Returns the exported data as one file for people and programs. */
export function exportFile(parts: ExportParts, exportedAt: Date): string {
  const named = Object.entries(contents).filter(([name]) => name in parts);
  const about = {
    what: messages.whatProductStoresUnderThis(site.brand.product),
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
