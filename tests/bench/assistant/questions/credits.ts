import { questionsOn } from '../asked-question.ts';
import { creditPrices, freeCredits } from '../figures.ts';

const { answer, after, none } = questionsOn('credits');
const costsNothing = /costs? nothing|free|goes back|not charged/i;

export const credits = [
  answer('How many free credits do new members get?', '/credits', freeCredits),
  answer('free credits', '/credits', freeCredits),
  answer('Do credits expire?', '/credits', /do not expire|never expire/i),
  answer(
    'do my creditts run out at the end of the month',
    '/credits',
    /do not expire|never expire/i,
  ),
  answer('Where do I buy more credits?', '/credits', creditPrices.small),
  answer('buy credits', '/credits', creditPrices.small),
  answer('Which credit package is the best value?', '/credits', /120/, creditPrices.large),
  answer('Am I charged if the assistant has no answer?', '/credits', costsNothing),
  answer('I stopped a reply, do I pay for it?', '/credits', costsNothing),
  answer('What if the reply fails halfway?', '/credits', costsNothing),
  answer('Does a long question cost more credits?', '/credits', /however long|one credit/i),
  answer('Can I give my credits to a friend?', '/terms', /cannot be moved|one account/i),
  answer('Where is the list of what I spent credits on?', '/credits', /statement/i),
  answer('Can my balance become negative?', '/credits', /never falls below zero/i),
  answer('Do the credits also work in the app?', '/lapisai', /same/i),
  answer(
    'Does the assistant use ChatGPT?',
    '/privacy',
    /no language model|without a language model/i,
  ),
  answer('Do you keep what I ask the assistant?', '/privacy', /stored|kept/i),
  answer('What can I ask you?', '/lapisai', /papers?/i, /episodes?/i),
  answer('wat can the asistant answer', '/lapisai', /papers?/i),
  answer('Where do your answers come from?', '/lapisai', /papers?/i, /library|site|pages/i),
  answer('Can the assistant be wrong?', '/terms', /wrong|replace/i),
  answer(
    'Will you quote a sold paper in full?',
    '/lapisai',
    /cited|never copied|named and priced/i,
  ),
  answer('Do you train models with my questions?', '/privacy', /not train|no language model/i),
  after(['What do credits cost?'], 'do they expire?', '/credits', /do not expire|never expire/i),
  after(['What does a reply cost?'], 'and if it fails?', '/credits', costsNothing),
  none('what is my credit score'),
  none('which university credits do I need for a degree'),
];
