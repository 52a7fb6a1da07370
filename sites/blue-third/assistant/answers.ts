import { siteConfig } from '#shared/site-config/index.ts';

const { emails } = siteConfig;

/** Replaces the program's own answers, by the id of the fact. `subjects` is inserted in the middle of a sentence. */
export const siteAnswers: Readonly<Record<string, string>> = {
  subjects:
    'swing, harmony, the blues, comping, ears and practice, and the lessons, sessions and scores of the school',
  'need-account':
    'You can read the pages and the free lessons, play the free sessions and hear the previews without an account. To buy, to keep what you bought and to ask the assistant you need an account, which is free.',
  notifications:
    'Open Settings, Notifications: emails about new lessons, sessions and scores are off unless you ask for them, and at most one a day. Emails about new editions of what you own are on until you say no. The link in each email also stops that kind. There is no other newsletter.',
  pro: 'There is no subscription and no monthly fee, because nobody should have to practise against a calendar. An account costs nothing; lessons, sessions, scores and tracks are bought once.',
  once: 'No. Lessons, sessions, scores and tracks are paid once, and nothing here renews itself. There is no subscription.',
  currency:
    'In Japanese yen. The price is shown next to the button and again on the payment page; a card from abroad is charged in yen, and your bank converts.',
  discount: `There are no student prices: the prices on the page are for everybody, and half of the lessons and sessions are free. If you have a discount code, you can enter it when you buy. For a school, a class or a library write to ${emails.support} for a licence.`,
  buy: 'Open the lesson, the session or the product and press Buy; you need an account, and you pay on Stripe’s page, in yen. Each thing is bought once.',
  'access-after-payment':
    'The purchase is made when Stripe tells us that the payment has arrived, at once with a card; the lesson, session or score is then under My Purchases. With some methods, such as bank debits, the money takes days: access begins when it is there.',
  quoting:
    'Yes, as copyright law allows, with the source. Single pages may be copied for students that you teach in person; passing on or publishing the whole file is not included.',
  licence: `A purchase gives you a personal right, without an end date: read, print and play it on all your devices, perform it, and copy single pages for students that you teach in person. Passing on the files is not included. For a school or a library write to ${emails.support} for a licence.`,
  print:
    'Yes. Lessons are PDF files, and scores print from your notation program. You may print them for yourself, and single pages for students that you teach in person.',
  formats:
    'Lessons are PDF files, sessions are MP3, scores are MusicXML with MIDI beside it, and backing tracks are MIDI.',
  language:
    'The site, its lessons, its sessions and this assistant are in English. The music needs no translation.',
  preview:
    'Yes: the first 40 seconds of every paid session play without an account, and the first page of some lessons is open to everybody. Half of the lessons and sessions are free in full.',
  transcripts:
    'Yes: a transcript follows the music and names the chords of every bar. For a paid session, you see it once you own it.',
  feed: 'Any podcast app takes the feed URLs on the page of the sessions. The public feed has the free sessions in full and the first 40 seconds of the others; with an account you get a private feed with the sessions you own.',
  'private-feed':
    'Signed in, choose “Show my feed URL” on the page of the sessions: that feed has every session that you bought, in full. Keep the URL to yourself, since it opens what you own. “Replace this URL” makes a new one, and the old one stops working at once.',
  offline:
    'Yes. Download the PDF, the MP3 or the score under My Purchases, or let a podcast app fetch the sessions of your feed: then you need no connection.',
  'account-holds':
    'An account holds your lessons, sessions and scores to download again, and your receipts, and lets you ask this assistant. We ask for an email address and a password, and no more.',
  'search-library':
    'The lessons, the sessions and the store have a search box, which forgives a typing error. You can sort by popularity, date, rating or price, filter lessons by category, and put free sessions or those you own first.',
  resume:
    'Yes. A session goes on where you stopped. When you are signed in, your place is kept under your account, so another device knows it too.',
  'playback-speed':
    'Yes: the player and Settings offer the speeds 0.5×, 0.75×, 1×, 1.25× and 1.5×, and each session remembers its own. At half speed a session is a slow practice partner.',
  stored:
    'Your email address, a password that we cannot read, your orders, ratings, and where you are in a session. We do not ask for your name, your phone number or your date of birth.',
  accuracy: `I answer from what the school’s teachers wrote, and can pick the wrong page. If something sounds wrong, trust your ears and write to ${emails.support}. I do not replace a teacher who hears you play.`,
};

/** Replaces the questions that the assistant suggests by default, by the id of the fact. */
export const siteAsks: Readonly<Record<string, string>> = {
  'paper-price': 'What do lessons cost?',
  papers: 'What are your lessons about?',
  'paper-author': 'Who writes the lessons?',
  'episode-price': 'What do sessions cost?',
  episodes: 'What are the sessions about?',
  ebooks: 'What do scores and backing tracks cost?',
  quoting: 'May I quote from a lesson?',
  licence: 'May I share a lesson with others?',
  formats: 'In which formats are lessons, sessions and scores?',
  language: 'In which language are the lessons?',
  feed: 'How do I play the sessions in my podcast app?',
  transcripts: 'Do sessions have transcripts?',
  'playback-speed': 'Can I change the playback speed of sessions?',
  ratings: 'Who can rate lessons and sessions?',
  'search-library': 'How do I find a lesson or a session?',
  resume: 'Does a session go on where I stopped?',
};

/** Additional key words for the program's own facts: words that only this site uses. */
export const siteKeys: Readonly<Record<string, { asks?: string; also?: string }>> = {
  ebooks: {
    asks: 'score price | score list | score | backingTrack price | midi price | score backingTrack price | score count',
    also: 'étude cadences twelve keys sell track tracks guide tone blues f',
  },
};
