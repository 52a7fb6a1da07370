import { pages } from '#shared/assistant/pages.ts';
import { ofAllThatIsSold } from './of-all-that-is-sold.ts';

const { podcasts, articles, purchases, privacy } = pages;

/** Facts about finding and playing episodes. */
export const playerFacts = ofAllThatIsSold([
  {
    id: 'search-library',
    ask: 'How do I find a paper or an episode?',
    asks: 'search | search paper | search episode | sort paper | filter paper | sort price',
    also: 'box category relevance newest cheapest order popular rating list topic',
    answer:
      'The articles, the podcast hub and the store have a search box, which tolerates a typing error. You can sort by popularity, date, rating or price, filter papers by category, and put free episodes or those you own first.',
    page: articles,
  },
  {
    id: 'resume',
    ask: 'Does an episode continue where I stopped?',
    asks: 'resume | continue episode | episode position | remember position | episode resume devices',
    also: 'listen later again place stopped minute start another device phone',
    answer:
      'Yes. An episode continues where you stopped. When you are signed in, your position is kept under your account, so you can continue on another device.',
    page: podcasts,
  },
  {
    id: 'player',
    ask: 'What can the player do?',
    asks: 'player | player how | sleep timer | keyboard shortcut | skip back episode | volume | episode player',
    also: 'keys space arrow mute rewind jump forward loop mini minimise stop minutes fall asleep',
    answer:
      'The player skips 15 seconds back and 30 forward, has five speeds, a sleep timer and the transcript, and shrinks to a bar while you browse. Keys: Space plays or pauses, the arrows move and change the volume, M mutes, L repeats, and ? lists them all.',
    page: podcasts,
  },
  {
    id: 'private-feed',
    ask: 'How do I get my private feed, or replace its URL?',
    asks: 'private feed | feed replace address | feed secret | own feed | feed leaked | feed licence',
    also: 'share somebody knows reset new bought episodes just me',
    answer:
      'Sign in and choose “Show my feed URL” on the podcast hub: that feed has every episode that you bought, in full. Keep the URL to yourself, because it opens what you own. “Replace this URL” makes a new one, and the old one stops working immediately.',
    page: podcasts,
  },
  {
    id: 'offline',
    ask: 'Can I read and listen offline?',
    asks: 'read offline | listen offline | episode offline | paper offline | without internet episode | plane',
    also: 'download field signal connection train phone save keep',
    answer:
      'Yes. Download the PDF or the MP3 under My Purchases, or let a podcast app download the episodes of your feed: then you need no connection.',
    page: purchases,
  },
  {
    id: 'views',
    ask: 'Are views and ratings real?',
    asks: 'views | views count | views real | rating real | listens count | rating fake',
    also: 'number true counted by whom how come from reviews',
    answer:
      'This site counts views and listens once per visit, and ratings come from people who have read or heard the item. Where there is no value, none is shown.',
    page: privacy,
  },
]);
