import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Questions that any shop gets, about the goods of this one. */
export const shopWays: WaysToAsk = {
  'credits-app': `
    do credits work in lapisai | does lapis use my credits`,
  currency: `
    is core in USD | why is core in dollars and the rest not`,
  ebooks: `
    books on groundwater | field cards | are there e-books on logging | cost of the groundwater book
    | handbook for the field | cards to print for the field | book about groundwater | book about logging
    | cheat sheet for the field | something to print for a quarry visit | hand-outs for the field
    | a sheet to take to the outcrop | laminated cards for the field | anything to hand out on a field trip
    | cards for students in a quarry | quick reference to carry in the field | sheets for a field class
    | something for pupils to hold in the quarry`,
  gift: `
    present for a geologist friend`,
  licence: `
    we are five geologists, one copy?`,
  'paper-author': `
    are the writers geologists`,
  papers: `
    do you have papers about geology | geology reading`,
  retention: `
    you delete uploads from the water app, after how long`,
  'terms-cover': `
    do the terms apply to narration`,
};
