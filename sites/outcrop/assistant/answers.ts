import { formatMinor } from '#shared/constants/money.ts';
import { audio } from '#site/config/audio.ts';
import { policyPeriods } from '#site/config/policy-periods.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { creditCount } from '#shared/assistant/credit-count.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { core } from '#site/config/own-products.ts';

const { locale, money, credits, legal, emails } = siteConfig;
const corePrice = formatMinor(core.amountMinor, core.currency, locale);
const narration = formatMinor(audio.voices.standard.amountMinor, audio.currency, locale);
const ifNarration = (text: string): string => (capabilities.narration ? text : '');
const ifConsulting = (text: string): string => (capabilities.consulting ? text : '');
const creditPrice = capabilities.credits ? 'Assistant credits begin at {credits}, ' : '';
const narrationPrice = ifNarration(
  `${capabilities.credits ? ',' : ''} and narration begins at ${narration} per block of ${audio.blockMinutes} minutes`,
);
const currency = money.currency.toUpperCase();

/**
 * Replaces the program's own answers, by the id of the fact, because they also name what only this site has. `prices`
 * takes the items on sale; `free` ends a sentence.
 */
export const siteAnswers: Readonly<Record<string, string>> = {
  prices: `{papers} {episodes} ${creditPrice}Core costs ${corePrice} once${narrationPrice}.${ifConsulting(' Consulting and data analysis are priced by quote.')}`,
  free: `${ifNarration(', and so is the first minute of a narration')}; the first report of AquaTest AI is free to try.`,
  once: 'No. Papers, episodes, e-books, Core and chat credits are paid once, and nothing here renews itself. There is no subscription.',
  currency: `Papers, episodes, e-books and credits are priced in ${currency}, Core in ${core.currency.toUpperCase()}${ifNarration(' and narration in its own currency')}. The currency appears beside the button and again on the payment page.`,
  buy: `Open the item in the store, the articles or the podcast hub and press Buy; you need an account, and you pay on Stripe’s page. Papers, episodes, e-books, assistant credits and Core (${corePrice}) are on sale, each bought once.`,
  'terms-cover': `This site, the papers, episodes and programs sold here, our apps${ifConsulting(', and work done to order')}. By using the site you agree to them. If one sentence of them is invalid, the others still apply.`,
  formats: 'Papers and e-books are PDF files, episodes are MP3. Core comes as an npm package.',
  language: `The site, its papers, its episodes and this assistant are in English. ${capabilities.narration ? 'Narration and AquaTest AI know' : 'AquaTest AI knows'} other languages.`,
  preview: `Yes: the first 40 seconds of every paid episode play without an account, and some papers and episodes are free in full.${ifNarration(' The first minute of a narration is a free sample.')} A paid paper shows its description, pages and price before you buy.`,
  pro: 'There is no Pro plan, no subscription and no monthly fee, so there is nothing to cancel. Every account is a Premium Member from the first day, costs nothing and has every feature; papers, episodes, credits and Core are paid once.',
  subjects: 'prices, orders, accounts, tools, services, papers and episodes',
  retention: `Account, library and credits are kept until you delete the account; content uploaded to the apps for ${policyPeriods.uploadsRemoved}, server logs and sent emails for ${policyPeriods.logsKept}, and backups for 35 days. Orders stay as long as the law on bookkeeping says.`,
  'browser-storage': `Your sign-in with email address and balance, your settings, bookmarks and favourites, ${capabilities.affiliate ? 'what you ticked on the packing lists, ' : ''}and where you are in episodes. Signing out removes the session, and clearing the site’s data in your browser removes all of it.`,
  accuracy: `I quote the texts of this site with their source, and can quote the wrong one. My answers do not replace a laboratory, an engineer or legal advice. A reply that has nothing to say costs nothing; otherwise ${creditCount(credits.perReply)}.`,
  'children-data': `This site and our apps are not meant for children under ${legal.minimumAge}. If a child has given us data, write to ${emails.privacy}, and we will delete it.`,
  'letters-kept':
    'What you write to us by email or WhatsApp stays in that mailbox as long as the matter needs.',
  'deletion-others':
    'Stripe keeps payments under its own duties, and the app stores know who installed an app: ask them directly. Deleting an app removes what it kept on the phone.',
  'links-out': `Links to the app stores say that you came from this site.${capabilities.affiliate ? ' Links on the gear page carry our affiliate tag, so that the shop knows to pay us; it does not learn from us who you are.' : ''}`,
};

/** Replaces the questions that the assistant suggests by default, by the id of the fact. */
export const siteAsks: Readonly<Record<string, string>> = {
  'deletion-others': 'What do Stripe and the app stores keep after a deletion?',
};

/** Additional key words for the program's own facts: words that only this site uses. */
export const siteKeys: Readonly<Record<string, { asks?: string; also?: string }>> = {
  currency: { asks: 'core currency | core currency sell' },
  discount: {
    asks: 'student core | discount core | student narration | discount narration',
    also: 'core narration',
  },
  'terms-cover': { also: 'narration' },
};
