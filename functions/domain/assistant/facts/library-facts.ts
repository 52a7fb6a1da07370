import { pages } from '#shared/assistant/pages.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { ofAllThatIsSold } from './of-all-that-is-sold.ts';

const { emails } = siteConfig;
const { terms, purchases, podcasts, store } = pages;

/** Facts about owning and using purchases. */
export const libraryFacts = ofAllThatIsSold([
  {
    id: 'download-link',
    ask: 'How long does a download link work?',
    asks: 'download link | download link time | download link expire | link expire | link expire download time',
    also: 'valid minutes long works',
    answer:
      'A download link works for 15 minutes, and the address of the file itself for 5 minutes. My Purchases makes a new one whenever you need it.',
    page: pages.privacy,
  },
  {
    id: 'licence',
    ask: 'May I share a paper with colleagues?',
    asks: 'licence | licence paper | paper team student | paper student licence | paper class | licence episode | licence ebook | paper team | team | licence product | licence purchases | licence download | licence team | team price | ebook team | print licence',
    also: 'pdf university teaching quote cite class allowed',
    answer: `A purchase gives you a personal right: you may read and use it on all your devices, and quote from it if you name the source. Sharing the file with colleagues, passing it on or publishing it is not included. For a team, a class or a library, write to ${emails.support} for a licence.`,
    page: terms,
  },
  {
    id: 'print',
    ask: 'May I print what I buy?',
    asks: 'print | print paper | print ebook | print product',
    also: 'copy',
    answer:
      'Yes. You may print for yourself and keep copies. Everything is sold as a file; there is no printed edition.',
    page: terms,
  },
  {
    id: 'devices',
    ask: 'On how many devices may I use what I buy?',
    asks: 'devices | devices paper | devices episode | devices product | devices purchases | devices count | devices download',
    answer:
      'On all your devices: a purchase is yours to read, hear and use for as long as you like.',
    page: terms,
  },
  {
    id: 'access-time',
    ask: 'How long can I use what I buy?',
    asks: 'expire purchases | purchases expire time | expire paper | expire episode | expire download | paper retention purchases | access time purchases | buy expire | access limited time | limited expire | download expire | product expire | subscription purchases',
    also: 'forever access keep long lose limited',
    answer:
      'Access is not limited in time: a purchase is yours for as long as you like, and you can download it again under My Purchases whenever you like. A download link itself works for 15 minutes; the page makes a new one each time.',
    page: purchases,
  },
  {
    id: 'download',
    ask: 'Where do I download what I bought?',
    asks: 'download | purchases | download purchases | download where | download how | purchases where | where download | download paper | download ebook | download episode | download again | again paper | purchases again | again | download product | again purchases expire time | paper where purchases | episode download format | buy download',
    also: 'find file bought library order',
    answer:
      'Everything you own is listed under My Purchases, with its download and its receipt. You can download it again as often as you like, on any device.',
    page: purchases,
  },
  {
    id: 'receipt',
    ask: 'Where do I find my receipt?',
    asks: 'receipt | receipt where | receipt purchases | receipt payment | receipt email | receipt how | receipt buy | receipt credits | receipt notArrived | receipt download',
    also: 'company name get',
    answer: `A receipt comes by email after each purchase, and My Purchases lists every order with its date and amount. For an invoice with specific details, write to ${emails.support}.`,
    page: purchases,
  },
  {
    id: 'not-arrived',
    ask: 'I paid but have no access. What can I do?',
    asks: 'notArrived | notArrived payment | notArrived purchases | notArrived download | notArrived paper | notArrived buy | notArrived episode | notArrived product | notArrived delivery | notArrived email | payment broken notArrived',
    also: 'still waiting order',
    answer: `Look under My Purchases: access begins when Stripe tells us that the payment has arrived. Bank debits take a few days. If it is not there, write to ${emails.support} with the address of the account; support replies within ${policyPeriods.supportReply}.`,
    page: purchases,
  },
  {
    id: 'broken-file',
    ask: 'A file does not open. What can I do?',
    asks: 'broken | broken download | broken paper | broken purchases | broken episode | broken ebook | broken product | broken format | broken payment | broken website | broken buy',
    also: 'help error problem',
    answer: `Download it again under My Purchases. If it is still broken, write to ${emails.support}, name the item and say what you saw: we repair it, or you get your money back.`,
    page: terms,
  },
  {
    id: 'formats',
    ask: 'In which formats are papers and episodes?',
    asks: 'format | format paper | format episode | format ebook | format download | format product | format list | format purchases | print format',
    also: 'kindle epub reader',
    answer: 'Papers and e-books are PDF files, episodes are MP3.',
    page: store,
  },
  {
    id: 'language',
    ask: 'In which languages are papers and episodes?',
    asks: 'language paper | language episode | language | language ebook | website language | language product | language assistant',
    answer: 'The site, its papers, its episodes and this assistant are in English.',
    page: pages.articles,
  },
  {
    id: 'preview',
    ask: 'Can I listen before I buy?',
    asks: 'preview | preview episode | preview free | preview buy | preview time | preview paper | preview product | preview account | preview ebook',
    also: 'listen read look inside seconds',
    answer:
      'Yes: the first 40 seconds of every paid episode play without an account, and some papers and episodes are free in full. A paid paper shows its description, pages and price before you buy.',
    page: podcasts,
  },
  {
    id: 'feed',
    ask: 'How do I listen in my podcast app?',
    asks: 'feed | feed episode | subscribe episode | subscribe | feed subscribe | feed where | episode where listen | feed address | feed how | feed purchases | episode feed purchases | subscribe feed how | subscribe how',
    also: 'listen phone own private car add',
    answer:
      'Any podcast app takes the feed URLs on the podcast hub. The public feed has the free episodes in full and the first 40 seconds of the others; with an account you get a private feed with the episodes you own.',
    page: podcasts,
  },
  {
    id: 'transcripts',
    ask: 'Do episodes have transcripts?',
    asks: 'transcript | transcript episode | transcript where | transcript purchases | transcript free | transcript feed',
    also: 'read follow text deaf',
    answer:
      'Yes. Episodes have transcripts that follow the audio; for a paid episode, you can read it once you own it.',
    page: podcasts,
  },
  {
    id: 'playback-speed',
    ask: 'Can I change the playback speed of episodes?',
    asks: 'playbackSpeed | playbackSpeed episode | playbackSpeed change | playbackSpeed where | playbackSpeed settings',
    also: '2x 1.5 double',
    answer:
      'Yes: the player and Settings offer the speeds 0.5×, 0.75×, 1×, 1.25× and 1.5×. Each episode remembers its own.',
    page: pages.settings,
  },
  {
    id: 'ratings',
    ask: 'Who can rate papers and episodes?',
    asks: 'rating paper | rating episode | rating who | rating how | rating product | leave rating | rating purchases | rating write',
    also: 'leave write give',
    answer: `People who have read or heard an item can rate it: owners, and readers of free ones.${
      capabilities.reviews
        ? ' They can add a sentence, which is shown on the page of the item once we have approved it.'
        : ''
    }`,
    page: terms,
  },
  {
    id: 'bookmarks',
    ask: 'Where are my bookmarks kept?',
    asks: 'bookmarks | bookmarks where | bookmarks devices | bookmarks again | bookmarks retention | bookmarks how',
    answer:
      'Bookmarks, favourites and likes are kept in your browser on this device, where the page Saved lists them. Clearing the site’s data removes them.',
    page: pages.privacy,
  },
]);
