import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Questions that any shop gets, in the words of this one. */
export const shopWays: WaysToAsk = {
  prices: `
    what do lessons and sessions cost | how much are your lessons and scores | price list of the school
    | is the school expensive | how much does jazz cost here`,
  free: `
    which lessons and sessions are free | what can I play for free | free jazz lessons | is anything free for a beginner
    | free sessions and lessons`,
  'paper-price': `
    how much is a lesson | what does a lesson cost | price of a lesson | are lessons free | how much are the lessons
    | cheapest lesson | lesson price | do I pay per lesson`,
  papers: `
    which lessons are there | what are the lessons about | list of lessons | show me the lessons | topics of the lessons
    | how many lessons do you have | what lessons do you offer`,
  'paper-author': `
    who writes the lessons | who are your teachers | who wrote this lesson | author of the lessons
    | are the lessons written by musicians`,
  'episode-price': `
    how much is a session | what does a session cost | are the sessions free | price of a session
    | how much are the play-alongs`,
  episodes: `
    which sessions are there | list of sessions | what are the sessions about | how many sessions do you have
    | how long are the sessions | show me the play-along sessions`,
  ebooks: `
    how much are the scores | what does the étude cost | price of the backing tracks | how much is a score
    | which scores do you have | list of scores and tracks | cost of sheet music | how much for the MIDI files`,
  licence: `may I share a lesson with a friend | can my band use one copy | we are five in a band, one copy?`,
  formats: `in which format are the lessons | are lessons PDF | which file do I get | format of scores and sessions`,
  print: `can I print a lesson | may I print the scores | print the notes`,
};
