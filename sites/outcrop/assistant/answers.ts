import { formatMinor } from '#shared/constants/money.ts';
import { audio } from '#site/config/audio.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { core } from '#site/config/own-products.ts';

const { locale, money } = siteConfig;
const corePrice = formatMinor(core.amountMinor, core.currency, locale);
const narration = formatMinor(audio.voices.standard.amountMinor, audio.currency, locale);
const currency = money.currency.toUpperCase();

/**
 * In place of the program's own answers, by the id of the fact: they also name what only this site has. `prices` takes
 * what is on the shelves; `free` ends a sentence.
 */
export const siteAnswers: Readonly<Record<string, string>> = {
  prices: `{papers} {episodes} Assistant credits begin at {credits}, Core costs ${corePrice} once, and narration begins at ${narration} per block of ${audio.blockMinutes} minutes. Consulting and data analysis are priced by quote.`,
  free: ', and so is the first minute of a narration; the first report of AquaTest AI is free to try.',
  once: 'No. Papers, episodes, e-books, Core and chat credits are paid once, and nothing here renews itself. There is no subscription.',
  currency: `Papers, episodes, e-books and credits are priced in ${currency}, Core in ${core.currency.toUpperCase()} and narration in its own currency. The currency stands beside the button and again on the payment page.`,
  buy: `Open the item in the store, the articles or the podcast hub and press Buy; you need an account, and you pay on the page of Stripe. On sale are papers, episodes, e-books, assistant credits and Core (${corePrice}), each bought once.`,
  'terms-cover':
    'This site, the papers, episodes and programs sold here, our apps, and work done to order. By using the site you agree to them. If one sentence of them does not hold, the others do.',
  formats: 'Papers and e-books are PDF files, episodes are MP3. Core comes as an npm package.',
  language:
    'The site, its papers, its episodes and this assistant are in English. Narration and AquaTest AI know other languages.',
  preview:
    'Yes: the first 40 seconds of every paid episode play without an account, and some papers and episodes are free in full. Of a narration the first minute is a free sample. A paid paper shows its description, pages and price before you buy.',
  pro: 'There is no Pro plan, no subscription and no monthly fee, so there is nothing to cancel. Every account is a Premium Member from the first day, costs nothing and has every feature; papers, episodes, credits and Core are paid once.',
  'links-out':
    'Links to the app stores say that you came from this site. Links on the gear page carry our affiliate tag, so that the shop knows to pay us; it does not learn from us who you are.',
};
